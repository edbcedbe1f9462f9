import type { DueDate } from "../dueDates"
import type { Report } from "./reportOf"

/** What changes by itself, and the pages that no list shows; a heading without lines is left out. */
export const reportNotes = ({ pages }: Report, coming: readonly DueDate[]) =>
  [
    {
      heading: "To come",
      lines: coming.map(
        ({ day, address, event, hindrance }) => `${day} ${address} ${event}${hindrance ? `, but: ${hindrance}` : ""}`,
      ),
    },
    { heading: "Hidden", lines: pages.filter(({ hidden }) => hidden).map(({ address }) => address) },
  ].filter(({ lines }) => lines.length > 0)

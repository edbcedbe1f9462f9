import type { Column } from "./htmlTable"
import { clickRate } from "./reportLists"
import type { ReportedPage } from "./reportOf"

const grouped = (value: number) => value.toLocaleString("en-GB")

/** A share as a percentage with one decimal. */
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`

const all: readonly Column<ReportedPage>[] = [
  { heading: "page", cell: ({ address }) => address },
  { heading: "impressions", cell: ({ impressions }) => impressions, format: grouped },
  { heading: "clicks", cell: ({ clicks }) => clicks, format: grouped },
  { heading: "click rate", cell: (page) => (page.impressions ? clickRate(page) : undefined), format: percent },
  { heading: "position", cell: ({ position }) => position, format: (position) => position.toFixed(1) },
  { heading: "views", cell: ({ views }) => views, format: grouped },
  { heading: "enquiries", cell: ({ leads }) => leads, format: grouped },
  { heading: "words", cell: ({ words }) => words, format: grouped },
  { heading: "reading ease", cell: ({ ease }) => ease, format: (ease) => String(Math.round(ease)) },
  { heading: "links in", cell: ({ links }) => links },
  { heading: "links out", cell: ({ linksOut }) => linksOut },
  { heading: "last change", cell: ({ updated }) => updated },
]

/** The columns of some pages: those that any of them has a value in, so that a missing source has none. */
export const reportColumns = (pages: readonly ReportedPage[]) =>
  all.filter(({ cell }) => pages.some((page) => cell(page) !== undefined))

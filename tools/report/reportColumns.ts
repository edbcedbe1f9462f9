import type { Column } from "./htmlTable"
import type { ReportedPage } from "./reportOf"

/** A number with a sign between thousands. */
export const grouped = (value: number) => value.toLocaleString("en-GB")

/** A share as a percentage with one decimal. */
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** The share of impressions that led to a click. */
export const clickRate = ({ clicks = 0, impressions = 0 }: { clicks?: number; impressions?: number }) =>
  impressions > 0 ? clicks / impressions : 0

const all: readonly Column<ReportedPage>[] = [
  { heading: "page", cell: ({ address }) => address },
  { heading: "impressions", cell: ({ impressions }) => impressions, format: grouped },
  { heading: "clicks", cell: ({ clicks }) => clicks, format: grouped },
  { heading: "click rate", cell: (page) => (page.impressions ? clickRate(page) : undefined), format: percent },
  { heading: "position", cell: ({ position }) => position, format: (position) => position.toFixed(1) },
  { heading: "views", cell: ({ views }) => views, format: grouped },
  { heading: "enquiries", cell: ({ leads }) => leads, format: grouped },
  { heading: "words", cell: ({ words }) => words, format: grouped },
  { heading: "own", cell: ({ ownShare }) => ownShare, format: (share) => `${Math.floor(share * 100)}%` },
  { heading: "reading ease", cell: ({ ease }) => ease, format: (ease) => String(Math.round(ease)) },
  { heading: "title", cell: ({ title }) => title },
  { heading: "description", cell: ({ description }) => description },
  { heading: "links in", cell: ({ links }) => links },
  { heading: "links out", cell: ({ linksOut }) => linksOut },
  { heading: "last change", cell: ({ updated }) => updated },
  { heading: "missing", cell: ({ missing }) => missing.join(", ") || undefined },
  { heading: "state", cell: ({ state }) => state },
]

/**
 * The columns of some pages: those that any of them has a value in, so that a missing source has none.
 * @param headings which of them; by default all
 */
export const reportColumns = (pages: readonly ReportedPage[], headings?: readonly string[]) =>
  all.filter(({ heading, cell }) => {
    const isWanted = headings?.includes(heading) ?? true
    return isWanted && pages.some((page) => cell(page) !== undefined)
  })

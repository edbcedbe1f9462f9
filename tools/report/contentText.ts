import type { DueDate } from "../dueDates"
import { textTable } from "../textTable"
import { type Column, cellText } from "./htmlTable"
import type { PageReport } from "./pageReport"

/** The columns of the report, in the terminal and in HTML. */
export const columns: readonly Column<PageReport>[] = [
  { heading: "page", cell: ({ address }) => address },
  { heading: "words", cell: ({ words }) => words },
  { heading: "own", cell: ({ ownShare }) => ownShare, format: (share) => `${Math.floor(share * 100)}%` },
  { heading: "reading ease", cell: ({ ease }) => ease, format: (ease) => String(Math.round(ease)) },
  { heading: "title", cell: ({ title }) => title },
  { heading: "description", cell: ({ description }) => description },
  { heading: "linked from", cell: ({ links }) => links },
  { heading: "links to", cell: ({ linksOut }) => linksOut },
  { heading: "updated", cell: ({ updated }) => updated },
  { heading: "missing", cell: ({ missing }) => missing.join(", ") },
]

/** How many pages each short list names. */
const SHORT_LIST = 10

/** The pages to look at first: those with the fewest links to them, and the oldest. */
export const shortLists = (pages: readonly PageReport[]) => [
  { heading: "Fewest links to them", pages: pages.toSorted((a, b) => a.links - b.links).slice(0, SHORT_LIST) },
  {
    heading: "Longest unchanged",
    pages: pages
      .filter(({ updated }) => updated !== undefined)
      .toSorted((a, b) => String(a.updated).localeCompare(String(b.updated)))
      .slice(0, SHORT_LIST),
  },
]

/** How many other pages should at least link to a page, and how many it should link to. */
const MIN_LINKS = 3

/** What changes by itself, the pages that no list shows, and those that few links connect; headings without lines are left out. */
export const notes = (pages: readonly PageReport[], coming: readonly DueDate[]) =>
  [
    {
      heading: "To come",
      lines: coming.map(
        ({ day, address, event, hindrance }) => `${day} ${address} ${event}${hindrance ? `, but: ${hindrance}` : ""}`,
      ),
    },
    { heading: "Hidden", lines: pages.filter(({ hidden }) => hidden).map(({ address }) => address) },
    {
      heading: `Fewer than ${MIN_LINKS} links to or from them`,
      lines: pages
        .filter(({ hidden, links, linksOut }) => !hidden && Math.min(links, linksOut) < MIN_LINKS)
        .map(({ address, links, linksOut }) => `${address} (linked from ${links}, links to ${linksOut})`),
    },
  ].filter(({ lines }) => lines.length > 0)

/**
 * The report as text: all pages by type, then the pages to look at first, what is to come, hidden pages and those with few links.
 * @param coming the days after today on which pages are published or close
 */
export const contentText = (pages: readonly PageReport[], coming: readonly DueDate[]) =>
  [
    textTable([
      columns.map(({ heading }) => heading),
      ...pages.map((page) => columns.map((column) => cellText(column, page))),
    ]),
    ...shortLists(pages).map(
      ({ heading, pages: listed }) =>
        `${heading}:\n${listed.map(({ address, links, updated }) => `  ${address} (linked from ${links}, updated ${updated ?? "–"})`).join("\n")}`,
    ),
    ...notes(pages, coming).map(({ heading, lines }) => `${heading}:\n${lines.map((line) => `  ${line}`).join("\n")}`),
  ].join("\n\n")

import { daysAfter } from "../daysAfter"
import { type Column, cellText, htmlTable } from "./htmlTable"
import { clickRate, grouped, reportColumns } from "./reportColumns"
import { reportLimits as limits } from "./reportLimits"
import type { GoneAddress, Report, ReportedPage, ReportedQuery } from "./reportOf"

/** A list of what to look at, the most important first. */
export interface ReportList {
  readonly name: string
  readonly heading: string
  /** What to do about its rows; missing if nothing must be done. */
  readonly task?: string
  /** What a row is in the list for, and how to do it. */
  readonly about: string
  /** The name of each row: an address, or what people searched for. */
  readonly names: readonly string[]
  /** Its table as texts, headings first. */
  readonly cells: readonly (readonly string[])[]
  /** The table of its first rows as HTML; by default of all. */
  readonly html: (most?: number) => string
}

/** What a list is made of. It is left out if its sources are missing. */
type ListOf<Row> = Pick<ReportList, "name" | "heading" | "task" | "about"> & {
  readonly isKnown?: boolean
  readonly rows: readonly Row[]
}

const listOf = <Row>(
  { isKnown = true, rows, ...list }: ListOf<Row>,
  columns: readonly Column<Row>[],
  titleOf: (row: Row) => string,
): ReportList[] => {
  if (!isKnown) return []
  const cells = rows.map((row) => columns.map((column) => cellText(column, row)))
  return [
    {
      ...list,
      names: cells.map(([name = ""]) => name),
      cells: [columns.map(({ heading }) => heading), ...cells],
      html: (most) => htmlTable(list.heading, columns, rows.slice(0, most), titleOf),
    },
  ]
}

const pageList = (headings: readonly string[], list: ListOf<ReportedPage>) =>
  listOf(list, reportColumns(list.rows, ["page", ...headings]), ({ file }) => file)

/** How often a page was visited, by its counter or by clicks in search results: neither knows all. */
const visitsOf = ({ views = 0, clicks = 0 }: ReportedPage) => Math.max(views, clicks)

const descending =
  <Row>(value: (row: Row) => number | undefined) =>
  (one: Row, other: Row) =>
    (value(other) ?? 0) - (value(one) ?? 0)

const isOnSecondPage = ({ position = 0 }: { position?: number | undefined }) =>
  position > limits.position && position <= limits.secondPage

const redirectText = ({ redirect }: GoneAddress) =>
  redirect ? `{ "from": ${JSON.stringify(redirect.from)}, "to": ${JSON.stringify(redirect.to)} }` : "no page is near"

const goneColumns: readonly Column<GoneAddress>[] = [
  { heading: "address", cell: ({ address }) => address },
  { heading: "impressions", cell: ({ impressions }) => impressions, format: grouped },
  { heading: "clicks", cell: ({ clicks }) => clicks, format: grouped },
  { heading: "views", cell: ({ views }) => views, format: grouped },
  { heading: "line for data/redirects.json", cell: redirectText },
]

const queryColumns: readonly Column<ReportedQuery>[] = [
  { heading: "searched for", cell: ({ query }) => query },
  { heading: "impressions", cell: ({ impressions }) => impressions, format: grouped },
  { heading: "position", cell: ({ position }) => position, format: (position) => position.toFixed(1) },
  { heading: "page", cell: ({ page }) => page },
]

/** The pages that were often shown on the first page of results and seldom clicked, most shown first. */
export const notClicked = ({ pages }: Report) =>
  pages
    .filter(({ impressions = 0 }) => impressions >= limits.impressions)
    .filter(({ position = Number.POSITIVE_INFINITY }) => position <= limits.position)
    .filter((page) => clickRate(page) < limits.clickRate)
    .toSorted(descending(({ impressions }) => impressions))

/**
 * What to look at, the most important first. A list whose source is missing is left out.
 * @param today the day of the report, as YYYY-MM-DD
 */
export const reportLists = (report: Report, today: string): ReportList[] => {
  const { gone, queries = [], viewsFrom = "" } = report
  const pages = report.pages.filter(({ isPublished }) => isPublished)
  const [first] = pages
  const hasSearch = first?.impressions !== undefined
  const hasVisits = hasSearch || first?.views !== undefined
  const hasLeads = first?.leads !== undefined
  const lastYear = daysAfter(today, -limits.ageDays)
  const young = daysAfter(today, -limits.youngDays)
  return [
    ...pageList(["impressions", "clicks", "click rate", "position"], {
      name: "notClicked",
      isKnown: hasSearch,
      heading: "Seen, but not clicked",
      task: "Rewrite title and description",
      about:
        `Shown at least ${limits.impressions} times on the first page of results, and clicked fewer than ` +
        `${limits.clickRate * 100} in 100 times. Rewrite title and description so that they answer what people look for.`,
      rows: notClicked(report),
    }),
    ...pageList(["impressions", "clicks", "position"], {
      name: "almostThere",
      isKnown: hasSearch,
      heading: "Almost there",
      task: "Make pages fuller, and link to them",
      about:
        `Shown on the second page of results (positions ${limits.position + 1} to ${limits.secondPage}). Answer what people ` +
        "there more fully than the results before it, and link to it from pages that are found.",
      rows: pages
        .filter(({ impressions = 0 }) => impressions > 0)
        .filter(isOnSecondPage)
        .toSorted(descending(({ impressions }) => impressions)),
    }),
    ...listOf(
      {
        name: "gone",
        isKnown: hasVisits,
        heading: "Addresses that no longer exist",
        task: "Add redirects",
        about:
          "People still come to these, or find them in search results. Check the page that each would lead to, and add its " +
          "line to the items.",
        rows: gone,
      },
      goneColumns.filter(({ cell }) => gone.some((row) => cell(row) !== undefined)),
      ({ address }) => address,
    ),
    ...pageList(["views", "clicks", "enquiries"], {
      name: "noEnquiry",
      isKnown: hasVisits && hasLeads,
      heading: "Clicked, but no enquiry",
      task: "Keep what the title promises",
      about:
        `Visited at least ${limits.visits} times without an enquiry. Check that the page gives what its title ` +
        "promises, and says what to do next.",
      rows: pages
        .filter((page) => visitsOf(page) >= limits.visits && page.leads === 0 && page.hasForm)
        .toSorted(descending(visitsOf)),
    }),
    ...listOf(
      {
        name: "queries",
        isKnown: report.queries !== undefined,
        heading: "Searches that are almost there",
        task: "Use these words in titles and headings",
        about:
          "What people searched for when the site stood on the second page of results. Say it in these words on the page that " +
          "fits best.",
        rows: queries.filter(isOnSecondPage).toSorted(descending(({ impressions }) => impressions)),
      },
      queryColumns,
      ({ query }) => query,
    ),
    ...pageList(["links in", "last change"], {
      name: "neverSeen",
      isKnown: hasSearch || (hasVisits && viewsFrom <= young),
      heading: `Never seen in ${limits.days} days`,
      task: "Link to pages, merge or remove them",
      about:
        "Neither shown in search results nor visited, though older than four weeks. Link to these pages, merge them with " +
        "others, or remove them.",
      rows: pages
        .filter(({ impressions = 0, views = 0, hidden }) => impressions + views === 0 && !hidden)
        .filter(({ since = "" }) => since <= young)
        .toSorted((one, other) => one.links - other.links),
    }),
    ...pageList(["enquiries", "last change"], {
      name: "old",
      isKnown: hasLeads,
      heading: "Bring enquiries, and older than a year",
      task: "Check facts, prices and dates",
      about: "Check facts, prices and dates before visitors find a mistake.",
      rows: pages
        .filter(({ leads = 0, updated }) => leads > 0 && updated !== undefined && updated < lastYear)
        .toSorted(descending(({ leads }) => leads)),
    }),
    ...pageList(["links in", "links out"], {
      name: "fewLinks",
      heading: `Fewer than ${limits.links} links to or from them`,
      task: "Link pages to each other",
      about: "Visitors and search engines find a page by links in the main part of others.",
      rows: pages
        .filter(({ hidden, links, linksOut }) => !hidden && Math.min(links, linksOut) < limits.links)
        .toSorted((one, other) => one.links - other.links),
    }),
    ...pageList(["last change"], {
      name: "unchanged",
      heading: "Longest unchanged",
      about: "Read one of these when you have an hour.",
      rows: pages
        .filter(({ updated }) => updated !== undefined)
        .toSorted((one, other) => String(one.updated).localeCompare(String(other.updated)))
        .slice(0, limits.unchanged),
    }),
  ]
}

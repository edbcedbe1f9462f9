import { reportLimits as limits } from "./reportLimits"
import type { Report, ReportedPage } from "./reportOf"

/** A list of pages to look at, the most important first. */
export interface ReportList {
  readonly name: "notClicked" | "noEnquiry" | "neverSeen" | "old"
  readonly heading: string
  /** What a page is in the list for, and what to do about it. */
  readonly about: string
  readonly pages: readonly ReportedPage[]
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** The day that is some days before another, as YYYY-MM-DD. */
export const daysBefore = (today: string, days: number) => day(new Date(Date.parse(today) - days * 86_400_000))

/** The share of impressions that led to a click. */
export const clickRate = ({ clicks = 0, impressions = 0 }: ReportedPage) => (impressions > 0 ? clicks / impressions : 0)

/** How often a page was visited, by its counter or by clicks in search results: neither knows all. */
const visitsOf = ({ views = 0, clicks = 0 }: ReportedPage) => Math.max(views, clicks)

/** Types whose pages have no form for an enquiry. */
const withoutForm = ["policy", "job"]

/**
 * The pages to look at first. A list whose source is missing is left out.
 * @param today the day of the report, as YYYY-MM-DD
 */
export const reportLists = ({ pages }: Report, today: string): ReportList[] => {
  const [first] = pages
  const hasSearch = first?.impressions !== undefined
  const hasVisits = hasSearch || first?.views !== undefined
  const hasLeads = first?.leads !== undefined
  const lastYear = daysBefore(today, limits.ageDays)
  const lists: (ReportList & { readonly isKnown: boolean })[] = [
    {
      name: "notClicked",
      isKnown: hasSearch,
      heading: "Seen, but not clicked",
      about:
        `Shown at least ${limits.impressions} times on the first page of results, and clicked fewer than ` +
        `${limits.clickRate * 100} in 100 times. Rewrite title and description so that they answer what people look for.`,
      pages: pages
        .filter(({ impressions = 0 }) => impressions >= limits.impressions)
        .filter(({ position = Number.POSITIVE_INFINITY }) => position <= limits.position)
        .filter((page) => clickRate(page) < limits.clickRate)
        .toSorted((one, other) => (other.impressions ?? 0) - (one.impressions ?? 0)),
    },
    {
      name: "noEnquiry",
      isKnown: hasVisits && hasLeads,
      heading: "Clicked, but no enquiry",
      about:
        `Visited at least ${limits.visits} times without an enquiry. Check that the page gives what its title ` +
        "promises, and says what to do next.",
      pages: pages
        .filter((page) => visitsOf(page) >= limits.visits && page.leads === 0 && !withoutForm.includes(page.type))
        .toSorted((one, other) => visitsOf(other) - visitsOf(one)),
    },
    {
      name: "neverSeen",
      isKnown: hasVisits,
      heading: `Never seen in ${limits.days} days`,
      about:
        "Neither shown in search results nor visited. Link to these pages, merge them with others, or remove them.",
      pages: pages
        .filter(({ impressions = 0, views = 0, hidden }) => impressions + views === 0 && !hidden)
        .toSorted((one, other) => one.links - other.links),
    },
    {
      name: "old",
      isKnown: hasLeads,
      heading: "Bring enquiries, and older than a year",
      about: "Check facts, prices and dates before visitors find a mistake.",
      pages: pages
        .filter(({ leads = 0, updated }) => leads > 0 && updated !== undefined && updated < lastYear)
        .toSorted((one, other) => (other.leads ?? 0) - (one.leads ?? 0)),
    },
  ]
  return lists.filter(({ isKnown }) => isKnown)
}

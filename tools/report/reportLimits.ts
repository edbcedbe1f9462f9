/** When the report lists a page. */
export const reportLimits = {
  /** The days that own counts and enquiries are taken from: as many as Search Console exports if nothing else is chosen. */
  days: 90,
  /** A younger page may not be found yet: search engines take days to some weeks to show one. */
  youngDays: 28,
  /** A page that was shown less often tells nothing: at one click in a hundred, none of 300 is chance in 5 % of all cases. */
  impressions: 300,
  /** The last position on the first page of results, and on the second. Few people see the second, whatever a title says. */
  position: 10,
  secondPage: 20,
  /** A smaller share of clicks is little: even the tenth result usually gets two in a hundred. */
  clickRate: 0.01,
  /** At three enquiries from a hundred visits, none from 100 is chance in 5 % of all cases. */
  visits: 100,
  /** Laws, prices, editions and dates in a text change within a year. */
  ageDays: 365,
  /** How many other pages should at least link to a page, and how many it should link to. */
  links: 3,
  /** How many of the pages that are longest unchanged are listed. */
  unchanged: 10,
} as const

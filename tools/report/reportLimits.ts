/** When the report lists a page. */
export const reportLimits = {
  /** The days that own counts and enquiries are taken from: as many as Search Console exports if nothing else is chosen. */
  days: 90,
  /** A page that was shown less often tells nothing: at one click in a hundred, none of 300 is chance in 5 % of all cases. */
  impressions: 300,
  /** The last position on the first page of results. Few people see the next, whatever a title says. */
  position: 10,
  /** A smaller share of clicks is little: even the tenth result usually gets two in a hundred. */
  clickRate: 0.01,
  /** At three enquiries from a hundred visits, none from 100 is chance in 5 % of all cases. */
  visits: 100,
  /** Laws, prices, editions and dates in a text change within a year. */
  ageDays: 365,
} as const

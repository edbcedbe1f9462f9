/**
 * The day that is a number of days after another one.
 * @param day as YYYY-MM-DD, like the result
 */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

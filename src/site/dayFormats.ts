const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" })

/**
 * A day as every page shows it, such as 'July 17, 2023' (docs/specification.md, Dates).
 * @param day as YYYY-MM-DD
 */
export const longDay = (day: string) => long.format(new Date(day))

/** The visitor's day at a moment without its year, such as 'Jul 17' (docs/specification.md, Dates). */
export const shortDay = (moment: Date) => short.format(moment)

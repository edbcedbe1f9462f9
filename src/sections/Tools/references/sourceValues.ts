import { fillTemplate, type Values } from "./fillTemplate"
import type { Person } from "./formatNames"
import type { Rules } from "./Rules"

/** What a reader has filled in: the kind of source, its fields, and names as `author.0.family`. */
export type Source = Values

/** The people of a role, in the order of their rows; rows without a name are left out. */
export const peopleIn = (source: Source, role: string): Person[] =>
  Object.keys(source)
    .flatMap((name) => name.match(`^${role}\\.(\\d+)\\.family$`)?.[1] ?? [])
    .sort((one, other) => Number(one) - Number(other))
    .map((row) => {
      const part = (name: string) => source[`${role}.${row}.${name}`]?.trim() ?? ""
      return { family: part("family"), given: part("given"), organisation: part("organisation") }
    })
    .filter(({ family, organisation }) => family || organisation)

const ordinal = (edition: string) => {
  if (!/^\d+$/.test(edition)) return edition
  const ending = /1\d$/.test(edition) ? "th" : ({ 1: "st", 2: "nd", 3: "rd" } as Values)[edition.slice(-1)]
  return edition + (ending ?? "th")
}

/** The end of a range of pages as a style gives it: in full, with two digits (Chicago drops their zero), or as few as change. */
const endOf = (from: string, to: string, look: Rules["ranges"]) => {
  if (from.length !== to.length || look === "1101–1108") return to
  let same = 0
  while (same < from.length - 1 && from[same] === to[same]) same++
  if (look === "1101-8") return to.slice(same)
  if (from.length < 3) return to
  const end = to.slice(Math.min(same, from.length - 2))
  if (look === "1101–08") return end
  return from.endsWith("00") ? to : end.replace(/^0/, "")
}

const rangeOf = (pages: string, look: Rules["ranges"]) =>
  pages.replace(/(\d+)\s*[-–]\s*(\d+)/g, (_, from: string, to: string) =>
    [from, endOf(from, to, look)].join(look.includes("-") ? "-" : "–"),
  )

/** The fields of a source as a style writes them: ordinals, ranges, months, links and the day of access. */
export const sourceValues = (source: Source, rules: Rules): Values => {
  const months = rules.months.split(" ")
  // Readers type a number or an English name, which the months of every style begin like.
  const monthOf = (typed = "") =>
    months[Number(typed) - 1] ??
    months.find((name) => typed.length > 2 && name.slice(0, 3).toLowerCase() === typed.slice(0, 3).toLowerCase()) ??
    ""
  const typed = Object.fromEntries(Object.entries(source).map(([name, value]) => [name, value.trim()]))
  const { edition = "", pages = "", page = "", doi = "", url = "", accessed = "" } = typed
  const bareDoi = doi.replace(/^.*?(?=10\.)/, "")
  const link = bareDoi ? `https://doi.org/${bareDoi}` : url
  const [year = "", month, day = ""] = accessed.split("-")
  return {
    ...typed,
    year: typed.year || (rules.noDate ?? ""),
    month: monthOf(typed.month),
    edition: ordinal(edition),
    pages: rangeOf(pages, rules.ranges),
    first: pages.match(/^[^-–,\s]+/)?.[0] ?? "",
    page: rangeOf(page, rules.ranges),
    doi: bareDoi,
    link,
    web: link.replace(/^https?:\/\/(?!doi\.org)/, ""),
    accessed: fillTemplate(rules.accessed ?? "", { year, month: monthOf(month), day: day.replace(/^0/, "") }),
  }
}

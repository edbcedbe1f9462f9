import { fillTemplate, type Values } from "./fillTemplate"
import type { Person } from "./formatNames"
import type { Rules } from "./Rules"

/** What a reader has filled in: the kind of source, its fields, and names as `author.0.family`, in their order. */
export type Source = Values

/** The people of a role; rows without a name are left out. A name such as `Smith, J.` in one field is taken apart. */
export const peopleIn = (source: Source, role: string): Person[] =>
  rowsIn(source, role)
    .map((row) => {
      const part = (name: string) => source[`${role}.${row}.${name}`]?.trim() ?? ""
      const [, family = part("family"), after = ""] = (!part("given") && /^(.+?),\s*(.+)$/.exec(part("family"))) || []
      return { family, given: part("given") || after, organisation: part("organisation") }
    })
    .filter(({ family, organisation }) => family || organisation)

/** The numbers of the rows of names of a role. */
export const rowsIn = (source: Source, role: string) =>
  Object.keys(source).flatMap((name) => {
    const [, own, row] = /^(\w+)\.(\d+)\.family$/.exec(name) ?? []
    return own === role ? Number(row) : []
  })

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
    months.find(
      (name) => /^\p{L}{3,}\.?$/u.test(typed) && name.slice(0, 3).toLowerCase() === typed.slice(0, 3).toLowerCase(),
    ) ??
    typed
  const typed = Object.fromEntries(Object.entries(source).map(([name, value]) => [name, value.trim()]))
  const { edition = "", pages = "", page = "", doi = "", url = "", accessed = "" } = typed
  const bareDoi = doi.replace(/^.*?(?=10\.)/, "")
  const link = bareDoi ? `https://doi.org/${bareDoi}` : url
  const [year = "", month, day = ""] = accessed.split("-")
  return {
    ...typed,
    month: monthOf(typed.month),
    day: typed.month ? (typed.day ?? "") : "",
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

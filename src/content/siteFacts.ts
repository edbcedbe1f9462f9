import type { z } from "zod"
import { measureWay } from "../measure/ways"
import type { site } from "./schemas/site"

/** The fields of data/site.json with facts. */
type FactFields = Pick<z.infer<typeof site>, "brand" | "brandIsWord" | "company" | "leads" | "measuring">

/** What the names in braces that every text may contain stand for: {brand} for the brand. */
const facts: Readonly<Record<string, (fields: FactFields) => string | number>> = {
  brand: (fields) => fields.brand,
  company: (fields) => fields.company.name,
  registration: (fields) => fields.company.registration,
  registeredIn: (fields) => fields.company.registeredIn,
  founded: (fields) => fields.company.founded,
  address: (fields) => fields.company.address,
  replyTime: (fields) => fields.leads.replyTime,
  retentionMonths: (fields) => fields.leads.retentionMonths,
  measuring: (fields) => fields.measuring[measureWay() ?? "none"],
}

/** The file of the facts, below `data/`. */
export const siteFile = "site.json"

/** The names of the facts. */
export const factNames = Object.keys(facts)

/** The facts of a site, and those of them that no text may contain literally, by name. */
export interface SiteFacts {
  values: Readonly<Record<string, string>>
  refused: Readonly<Record<string, string>>
}

export const noFacts: SiteFacts = { values: {}, refused: {} }

/** The facts in the content of data/site.json, if the check has accepted it; `siteFactsIn` reads it before that. */
export const factsOf = (fields: FactFields): SiteFacts => {
  const values = Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, String(read(fields))]))
  // The company's name comes first, since it may contain the brand. Names without a letter are yet to be written.
  const refused = [
    ["company", fields.company.name],
    ["brand", fields.brandIsWord ? "" : fields.brand],
  ].filter(([, name = ""]) => /\p{L}/u.test(name))
  return { values, refused: Object.fromEntries(refused) }
}

/**
 * Code, which stays as it is, or a name in braces that is not an argument of TeX, as in `\text{brand}`. Of backticks beside
 * each other it tries all or none: parts of many would take minutes. It looks ahead by one letter first, which takes half the time.
 */
const codeOrName = /(?=`)(?<!`)(?=(`+))\1[\s\S]*?\1|(?=\{)(?<!\\[a-z]+|[}^_])\{(\w+)\}/gi

const marks = factNames.map((name) => `{${name}}`)

/** Whether a file or text names a fact. */
export const namesFact = (text: string | Buffer) => marks.some((mark) => text.includes(mark))

/** The names in braces of a text, outside of code and formulas. */
export const namesIn = (text: string) => Array.from(text.matchAll(codeOrName), ([, , name]) => name ?? []).flat()

/** A value of JSON in which all texts have the facts in place of their names. */
export const fillFacts = <Value>(value: Value, { values } = noFacts): Value => {
  const text = JSON.stringify(value)
  if (!namesFact(text)) return value
  return JSON.parse(text, (_, part) =>
    typeof part === "string"
      ? part.replace(codeOrName, (found, _ticks, name = "") =>
          Object.hasOwn(values, name) ? String(values[name]) : found,
        )
      : part,
  )
}

import { createContext } from "react"
import { answerer, staticQueries } from "./answerQuery"
import type { SiteEntry } from "./siteEntries"

let answers = new Map<string, unknown>()

/** The context in which Gatsby keeps the results of static queries. */
export const StaticQueryContext = createContext<Record<string, { data: unknown }>>({})

/** Answers all queries from these entries. */
export const answerFrom = (entries: readonly SiteEntry[]) => {
  const answer = answerer(entries)
  answers = new Map(staticQueries.map((text) => [text, answer(text)]))
  return Object.fromEntries([...answers.values()].map((data, place) => [String(place), { data }]))
}

export const useStaticQuery = (text: string) => answers.get(text)

/** Keeps the queries' source, for {@link answerFrom}. */
export const graphql = ([text = ""]: TemplateStringsArray) => text

export * from "./linkDouble"

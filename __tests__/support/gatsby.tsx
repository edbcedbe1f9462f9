import { createContext, type ReactNode } from "react"
import { answerer } from "./answerQuery"
import { type PlainEntry, testData } from "./preparedData"

// Stands in place of Gatsby in all tests (`__mocks__/gatsby.ts`). Components' queries are executed on the site's own schema,
// over the entries of `testSite`.

const { entries: testEntries, staticQueries } = testData()
let answer = answerer(testEntries)
let results = new Map<string, unknown>()

/** Answers from other entries from now on. */
export const answerFrom = (entries: readonly PlainEntry[]) => {
  answer = answerer(entries)
  results = new Map()
}

/** Answers any query. */
export const ask = (query: string, variables: object = {}) => answer(query, { ...variables })

export const useStaticQuery = (query: string) => {
  if (!results.has(query)) results.set(query, answer(query))
  return results.get(query)
}

/** The context in which Gatsby keeps the results of static queries. */
export const StaticQueryContext = createContext<Record<string, { data: unknown }>>({})

/** The results of all static queries, as in that context. */
export const allResults = () =>
  Object.fromEntries(staticQueries.map((query, place) => [String(place), { data: useStaticQuery(query) }]))

export const graphql = ([text = ""]: TemplateStringsArray) => text

interface LinkProps {
  to: string
  state?: object
  children: ReactNode
}

/** A plain link. */
export const Link = ({ to, state, ...attributes }: LinkProps) => <a href={to} {...attributes} />

export const navigate = () => undefined

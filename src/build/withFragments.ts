import type { Store } from "gatsby"
import { gatsbyState } from "./gatsbyState"

/**
 * A query together with the components' fragments that it spreads, and those that they spread in turn.
 * Gatsby adds fragments to the queries of components only; a writer has to ask for exactly what a page shows.
 * @throws Error if no component defines a fragment of that name
 */
export const withFragments = (query: string, store: Store) => {
  const { definitions } = gatsbyState(store)
  const texts = new Map([["", query]])
  for (const text of texts.values())
    for (const [, name = ""] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = definitions.get(name)?.printedAst
      if (!fragment) throw new Error(`No component defines the fragment ${name}`)
      texts.set(name, fragment)
    }
  return [...texts.values()].join("\n")
}

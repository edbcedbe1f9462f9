import type { Store } from "gatsby"
import { expectTarget } from "./expectTarget"

interface Definition {
  /** The printed GraphQL of a fragment; queries have none. */
  printedAst: string | null
}

/** The queries and fragments of all components, by name, from Gatsby's private state: no API gives access to it. */
const definitionsIn = (store: Store) => {
  const { definitions } = store.getState() as unknown as { definitions?: ReadonlyMap<string, Definition> }
  return expectTarget(definitions, "Gatsby's state of queries (definitions)")
}

/**
 * A query together with the components' fragments that it spreads, and those that they spread in turn. Gatsby itself
 * adds fragments only to the queries of components.
 * @throws Error if no component defines a fragment of that name
 */
export const withFragments = (query: string, store: Store) => {
  const definitions = definitionsIn(store)
  const texts = new Map([["", query]])
  for (const text of texts.values())
    for (const [, name = ""] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = definitions.get(name)?.printedAst
      if (!fragment) throw new Error(`No component defines the fragment ${name}`)
      texts.set(name, fragment)
    }
  return [...texts.values()].join("\n")
}

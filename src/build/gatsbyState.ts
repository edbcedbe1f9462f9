import type { Store } from "gatsby"
import { expectTarget } from "./expectTarget"

interface Definition {
  /** The printed GraphQL of a fragment; queries have none. */
  printedAst: string | null
}

/** The part of Gatsby's private state that the build reads; no API gives access to it. */
interface GatsbyState {
  /** The queries and fragments of all components, by name. */
  definitions: ReadonlyMap<string, Definition>
}

/** Reads Gatsby's private state: the only place that knows its shape. */
export const gatsbyState = (store: Store): GatsbyState => {
  const { definitions } = store.getState() as unknown as Partial<GatsbyState>
  return { definitions: expectTarget(definitions, "Gatsby's state of queries (definitions)") }
}

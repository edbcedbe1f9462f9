import type { Graph, Thing } from "schema-dts"
import { scriptJson } from "../scriptJson"

/** The things of a page as one JSON-LD text that may be inside a script element. */
export const jsonLd = (things: readonly Thing[]) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things }
  return scriptJson(graph)
}

import type { Graph, Thing } from "schema-dts"

/** The things of a page as one JSON-LD text that may stand inside a script element: no `<` is left in it. */
export const jsonLd = (things: readonly Thing[]) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things }
  return JSON.stringify(graph).replaceAll("<", "\\u003c")
}

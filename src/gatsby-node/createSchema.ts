import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentTypes } from "../content/contentTypes"
import { renderMarkdown } from "../content/renderMarkdown"
import type { Chart } from "../content/schemas/figure"
import { sdlOf } from "../content/sdlOf"
import { drawChart } from "../content/typeset/drawChart"
import { resolveImage } from "./lookUp/resolveImage"
import { resolveReferences } from "./lookUp/resolveReferences"

/**
 * Registers the GraphQL types of all content, and extensions that resolve references, pictures, charts and Markdown.
 */
export const createSchema = ({ actions, cache }: CreateSchemaCustomizationArgs) => {
  actions.createFieldExtension({
    name: "markdown",
    args: { inline: "Boolean!" },
    extend: ({ inline }: { inline: boolean }) => ({
      resolve: (source: Record<string, string>, _args: unknown, _context: unknown, info: { fieldName: string }) =>
        renderMarkdown(source[info.fieldName] ?? "", inline),
    }),
  })
  actions.createFieldExtension({
    name: "chart",
    extend: () => ({
      resolve: (
        source: Record<string, Chart | undefined>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => {
        const chart = source[fieldName]
        return chart ? drawChart(chart) : null
      },
    }),
  })
  actions.createFieldExtension({
    name: "reference",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: resolveReferences(type, cache) }),
  })
  actions.createFieldExtension({ name: "image", extend: () => ({ resolve: resolveImage(cache) }) })
  actions.createTypes(sdlOf(contentTypes))
  // Otherwise each of Gatsby's processes would read every entry again to infer File's fields.
  actions.createTypes("type File implements Node @dontInfer")
  actions.createTypes(`
    """A country's dial code."""
    type DialCode implements Node @dontInfer {
      """The country's English name."""
      name: String!
      """The code, as in +44."""
      code: String!
      """What is dialled before a number within the country, as in 0; empty if nothing is."""
      trunk: String!
      """How many digits its numbers may have; null if forms accept ten digits only."""
      lengths: [Int!]
    }

    """The day on which the site is built."""
    type BuildDay implements Node @dontInfer {
      """As YYYY-MM-DD."""
      day: String!
    }
  `)
}

import { readFileSync } from "node:fs"

/** What is used of webpack's compiler. */
interface Compiler {
  hooks: {
    compilation: {
      tap: (
        name: string,
        callback: (compilation: {
          hooks: {
            chunkHash: {
              tap: (name: string, callback: (chunk: object, hash: { update: (text: string) => void }) => void) => void
            }
          }
        }) => void,
      ) => void
    }
  }
}

/** The names of the browser's stylesheets, which hold a hash of what they say; Gatsby has written them before. */
const stylesheets = () =>
  readFileSync("public/webpack.stats.json", "utf8")
    .match(/static\/css\/[^"]+/g)
    ?.join() ?? ""

/**
 * A webpack plugin for the renderer of pages. Gatsby renders a page again when the renderer has changed, but the
 * renderer knows nothing of the styles that are written into the HTML: with them in its hash, new styles reach the
 * pages of a warm build too.
 */
export const renewStyledPages = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap("renewStyledPages", (compilation) => {
      const names = stylesheets()
      compilation.hooks.chunkHash.tap("renewStyledPages", (_, hash) => hash.update(names))
    }),
}

import { createHash } from "node:crypto"
import { expectTarget } from "./expectTarget"

/** What is used of webpack's compiler. */
interface Compiler {
  hooks: {
    afterEmit?: {
      tap: (name: string, callback: (compilation: { assets: object; hash: string }) => void) => void
    }
  }
}

const markOf = (names: readonly string[]) =>
  createHash("sha1")
    .update([...names].sort().join())
    .digest("hex")
    .slice(0, 20)

/** The mark that was set last. */
let mark = ""

/**
 * A webpack plugin for the browser's files. Gatsby writes webpack's mark of the compilation into every page, by which a
 * tab knows that there is a new deploy; but that mark also depends on what webpack remembers of earlier builds. This one
 * follows from the names of the files, which hold hashes of what they say: the same files have the same mark.
 */
export const stableCompilationHash = {
  apply: ({ hooks }: Compiler) =>
    // Before Gatsby reads it, which is when all is done.
    expectTarget(hooks.afterEmit, "webpack's hook afterEmit").tap("stableCompilationHash", (compilation) => {
      mark = markOf(Object.keys(compilation.assets))
      compilation.hash = mark
    }),
}

/**
 * Makes sure that Gatsby has taken the mark over.
 * @param tags what Gatsby has written into every page
 */
export const expectMark = (tags: string) =>
  expectTarget((mark && tags.includes(`"${mark}"`)) || undefined, "the mark of the build that pages hold")

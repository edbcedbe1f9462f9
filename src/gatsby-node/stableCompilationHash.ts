import { createHash } from "node:crypto"
import { expectTarget } from "./expectTarget"

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    afterEmit?: {
      tap: (name: string, callback: (compilation: { assets: object; hash: string }) => void) => void
    }
  }
}

const hashOf = (names: readonly string[]) =>
  createHash("sha1")
    .update([...names].sort().join())
    .digest("hex")
    .slice(0, 20)

/** The compilation hash that was set last. */
let compilationHash = ""

/**
 * A webpack plugin for the browser's files. Gatsby writes webpack's compilation hash into every page, so that a tab can
 * notice a new deploy, but that hash also depends on webpack's cache of earlier builds. This one is computed from the
 * file names, which contain content hashes, so the same files give the same compilation hash.
 */
export const stableCompilationHash = {
  apply: ({ hooks }: Compiler) =>
    // Gatsby reads the hash later, in the hook `done`.
    expectTarget(hooks.afterEmit, "webpack's hook afterEmit").tap("stableCompilationHash", (compilation) => {
      compilationHash = hashOf(Object.keys(compilation.assets))
      compilation.hash = compilationHash
    }),
}

/**
 * Checks that Gatsby has written that hash into the pages.
 * @param tags what Gatsby has written into every page
 */
export const expectCompilationHash = (tags: string) =>
  expectTarget(
    (compilationHash && tags.includes(`"${compilationHash}"`)) || undefined,
    "the compilation hash in the pages",
  )

import { readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"

const kept = ".once.js"

/** A module that takes itself off the account of who loads it, and passes on what it loads, once, from beside it. */
const doorTo = (file: string) => `const { parent } = module
if (parent) parent.children = parent.children.filter((child) => child !== module)
module.exports = require(${JSON.stringify(`./${file}`)})
`

/**
 * Puts a small module in the place of each compiled function, which loads the function proper once.
 * `gatsby serve` loads a function anew for each request and never lets the copies go. Gatsby compiles its parsers and
 * its own check into every function, so a copy takes five megabytes and a good part of a second: a few hundred requests
 * would bring the server down.
 * @param folder where Gatsby puts compiled functions; it compiles them anew in every build
 */
export const loadFunctionsOnce = (folder = ".cache/functions") => {
  const functions = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as {
    relativeCompiledFilePath: string
  }[]
  for (const { relativeCompiledFilePath } of functions) {
    const file = path.join(folder, relativeCompiledFilePath)
    renameSync(file, file + kept)
    writeFileSync(file, doorTo(path.basename(file) + kept))
  }
}

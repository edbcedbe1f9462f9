import { createRequire } from "node:module"
import { sep } from "node:path"

/** The module of Gatsby's that loads functions. */
const loader = `${sep}functions${sep}middleware.js`

/**
 * Lets go of this function's earlier copies. `gatsby serve` loads a function anew for each request, and the module that
 * does so keeps every copy, five megabytes each, until the server runs out of memory.
 */
export const releaseOldCopies = () => {
  const { cache } = createRequire(`${process.cwd()}${sep}`)
  const loading = Object.values(cache).find((module) => module?.filename.endsWith(loader))
  if (loading) loading.children = loading.children.filter((child) => cache[child.id] === child)
}

import { existsSync } from "node:fs"
import { pathsBelow } from "../../src/content/pathsBelow"

const folder = "__tests__/content"

/** The first of them: a copy without it is its owner's. */
export const shippedContentTest = `${folder}/shippedContent.test.ts`

/**
 * The tests that compare the content with what was shipped, and go once it is the owner's: their paths from the project's
 * folder.
 */
export const shippedTests = (root: string) => {
  const below = `${folder}/shipped`
  const isThere = (file: string) => existsSync(`${root}/${file}`)
  const files = isThere(below) ? pathsBelow(`${root}/${below}`, (entry) => !entry.isDirectory()) : []
  return [shippedContentTest].filter(isThere).concat(files.map((file) => `${below}/${file}`))
}

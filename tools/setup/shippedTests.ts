import { existsSync, readdirSync } from "node:fs"

const folder = "__tests__/content"

/**
 * The tests that compare the content with what was shipped, and go once it is the owner's: their paths from the project's
 * folder.
 */
export const shippedTests = (root: string) => {
  const below = `${folder}/shipped`
  const files = existsSync(`${root}/${below}`) ? readdirSync(`${root}/${below}`).map((file) => `${below}/${file}`) : []
  return [`${folder}/shippedContent.test.ts`, ...files].filter((file) => existsSync(`${root}/${file}`))
}

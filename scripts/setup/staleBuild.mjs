import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { removeStamp } from "./buildStamp.mjs"
import { digestOfFiles } from "./digestOfFiles.mjs"

/** Marks a build under way; `checkContentOrPanic` writes it once the data are checked. */
export const buildMarker = ".build-under-way"

/**
 * Hash of the code that fills the cache. Its name begins with a dot because Gatsby, before it fills a new cache, deletes
 * all other files in it.
 */
const codeStamp = ".cache/.content-code"

/** Code whose results Gatsby caches. Gatsby itself only watches gatsby-node.ts, not its imports. */
const contentCode = [
  ...["src/build", "src/content"],
  // Their imports from the rest of the site that query results depend on.
  ...["src/forms/formTables.ts", "src/links/anchors.ts", "src/seo/escapeHtml.ts", "src/site/entryPaths.ts"],
]

const isStamped = (digest) => existsSync(codeStamp) && readFileSync(codeStamp, "utf8") === digest

const staleBecause = (digest) => {
  if (existsSync(buildMarker)) return "The last build did not finish properly"
  if (existsSync(".cache") && !isStamped(digest)) return "The code that reads the content has changed, or is unknown"
  return undefined
}

/**
 * Call it before Gatsby runs. Discards the output of a build that was interrupted, failed, or was made by different
 * code, since later builds would publish parts of it, and stamps the cache with the code that is about to fill it.
 */
export const discardStaleBuild = () => {
  removeStamp()
  const digest = digestOfFiles(contentCode)
  const reason = staleBecause(digest)
  if (reason) {
    console.info(`${reason}: everything will be rebuilt.`)
    for (const name of [".cache", "public", buildMarker]) rmSync(name, { recursive: true, force: true })
  }
  mkdirSync(".cache", { recursive: true })
  writeFileSync(codeStamp, digest)
}

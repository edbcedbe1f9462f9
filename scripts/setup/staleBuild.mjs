import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { removeStamp } from "./buildStamp.mjs"
import { digestOfFiles } from "./digestOfFiles.mjs"

/** Marks a build under way; `checkContentOrPanic` writes it once the data are checked. */
export const buildMarker = ".build-under-way"

/** Hash of the code that read the content in the cache; Gatsby deletes it with the cache. */
const codeStamp = ".cache/content-code"

/** Code whose results Gatsby caches. Gatsby itself only watches gatsby-node.ts, not its imports. */
const contentCode = [
  ...["src/build", "src/content"],
  // Their imports from the rest of the site that query results depend on.
  ...["src/forms/formTables.ts", "src/links/anchors.ts", "src/seo/escapeHtml.ts", "src/site/entryPaths.ts"],
]

/** Hash of the code that reads the content. */
export const digestOfContentCode = () => digestOfFiles(contentCode)

/** @param {string} digest hash of the code by which a successful build has read the content */
export const writeCodeStamp = (digest) => writeFileSync(codeStamp, digest)

const isStamped = (digest) => existsSync(codeStamp) && readFileSync(codeStamp, "utf8") === digest

const staleBecause = (digest) => {
  if (existsSync(buildMarker)) return "The last build did not finish properly"
  return existsSync(".cache") && !isStamped(digest) ? "The code that reads the content has changed" : undefined
}

/**
 * Call it before Gatsby runs. Discards the output of a build that was interrupted, failed, or was made by different
 * code, since later builds would publish parts of it, and stamps the cache with the code that is about to fill it.
 */
export const discardStaleBuild = () => {
  removeStamp()
  const digest = digestOfContentCode()
  const reason = staleBecause(digest)
  if (reason) {
    console.info(`${reason}: everything will be rebuilt.`)
    for (const name of [".cache", "public", buildMarker]) rmSync(name, { recursive: true, force: true })
  }
  mkdirSync(".cache", { recursive: true })
  writeCodeStamp(digest)
}

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { deserialize, serialize } from "node:v8"
import { removeStamp } from "./buildStamp.mjs"
import { digestOfFiles } from "./digestOfFiles.mjs"

/** Marks a build under way; `checkContentOrPanic` writes it once the data are checked. */
export const buildMarker = ".build-under-way"

/** Hash of the code that read the content for the last good build; Gatsby deletes it with the cache. */
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

const isOtherCode = () => existsSync(codeStamp) && readFileSync(codeStamp, "utf8") !== digestOfContentCode()

/** Folders of a picture's variants, named by the hash of the picture. */
const isPicture = (name) => /^[0-9a-f]{32}$/.test(name)

/**
 * Removes the hash of the plugins from Gatsby's saved state: Gatsby then discards its cache, but still knows which
 * pictures exist.
 * @param {string} file
 */
const clearPluginsHash = (file) => {
  const state = deserialize(readFileSync(file))
  if (typeof state?.status?.PLUGINS_HASH !== "string" || !state.jobsV2)
    throw new Error("Gatsby's saved state has a different form")
  delete state.status.PLUGINS_HASH
  writeFileSync(file, serialize(state))
}

/** @param {string} folder @param {(name: string) => boolean} isKept */
const empty = (folder, isKept) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!isKept(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

const staleBecause = () => {
  if (existsSync(buildMarker)) return "The last build did not finish properly"
  return isOtherCode() ? "The code that reads the content has changed" : undefined
}

/**
 * Call it before Gatsby runs. Discards the output of a build that was interrupted, failed, or was made by different
 * code, since later builds would publish parts of it. Pictures are kept: Gatsby records each only when it is complete.
 */
export const discardStaleBuild = () => {
  removeStamp()
  const reason = staleBecause()
  if (!reason) return
  console.info(`${reason}: everything except the pictures will be rebuilt.`)
  try {
    clearPluginsHash(".cache/redux/redux.rest.state")
    rmSync(".cache/webpack", { recursive: true, force: true })
    empty("public", (name) => name === "static")
    empty("public/static", isPicture)
  } catch (error) {
    console.info(`The pictures will be rebuilt, too: ${error.message}`)
    for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true })
  }
  for (const file of [buildMarker, codeStamp]) rmSync(file, { force: true })
}

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { deserialize, serialize } from "node:v8"

/** The note that a build is under way; `checkContentOrPanic` writes it once the data are checked. */
export const buildNote = ".build-under-way"

/** Folders of variants of pictures, named by the hash of the picture. */
const isPicture = (name) => /^[0-9a-f]{32}$/.test(name)

/**
 * Takes the hash of the plugins from Gatsby's saved state: without one Gatsby discards its cache, but knows which pictures
 * it has made.
 * @param {string} file
 */
const forgetPlugins = (file) => {
  const state = deserialize(readFileSync(file))
  if (typeof state?.status?.PLUGINS_HASH !== "string" || !state.jobsV2) throw new Error("Gatsby saves another state")
  delete state.status.PLUGINS_HASH
  writeFileSync(file, serialize(state))
}

/** @param {string} folder @param {(name: string) => boolean} isKept */
const empty = (folder, isKept) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!isKept(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/**
 * Discards what a build has left that was broken off or ended in an error: later builds would publish parts of it. Pictures
 * are kept, since Gatsby notes each only when it is whole.
 */
export const discardBrokenBuild = () => {
  if (!existsSync(buildNote)) return
  console.info("The last build did not end well: all but the pictures is made anew.")
  try {
    forgetPlugins(".cache/redux/redux.rest.state")
    rmSync(".cache/webpack", { recursive: true, force: true })
    empty("public", (name) => name === "static")
    empty("public/static", isPicture)
  } catch {
    for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true })
  }
  rmSync(buildNote)
}

import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"

/**
 * Whether builds have the editing page, which comes from packages that `npm start` otherwise leaves out. What is set in the
 * environment wins over the file of settings, as in the build.
 * @param {string} [file] the file of settings
 */
export const hasEditor = (file = ".env.production") => {
  const { GATSBY_ADMIN } = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env }
  return GATSBY_ADMIN === "on"
}

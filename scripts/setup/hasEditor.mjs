import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"

/**
 * Whether builds have the editing page, which comes from packages that `npm start` otherwise leaves out. What is set in the
 * environment wins over the file of settings, as in the build.
 * @param {string} [file] the file of settings, by default that of `environmentFile`, which cannot be loaded before the packages
 */
export const hasEditor = (file = `.env.${process.env.GATSBY_ACTIVE_ENV || "production"}`) => {
  const { GATSBY_ADMIN } = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env }
  return GATSBY_ADMIN === "on"
}

import { existsSync } from "node:fs"

/**
 * Reads `.env.production` (a build) or `.env.development` (the live preview) into the environment, without overriding it.
 * Gatsby does the same for the browser's scripts only; the site's address and the content policy need it here.
 * @param mode which of the two, unless GATSBY_ACTIVE_ENV names another
 */
export const loadEnvironment = (mode = process.env.NODE_ENV || "development") => {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`
  if (existsSync(file)) process.loadEnvFile(file)
}

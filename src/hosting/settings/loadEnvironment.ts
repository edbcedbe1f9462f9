import { existsSync } from "node:fs"

/** The file with the settings of a mode, unless GATSBY_ACTIVE_ENV names another mode. */
export const environmentFile = (mode: string) => `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`

/**
 * Reads the settings into the environment, without overriding it. Gatsby does the same for the browser's scripts only;
 * the build itself and the commands that serve or check a site need them too.
 * @param mode `production`, or `development` for the live preview
 */
export const loadEnvironment = (mode = process.env.NODE_ENV || "development") => {
  const file = environmentFile(mode)
  if (existsSync(file)) process.loadEnvFile(file)
}

import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { findProgram } from "./findProgram"

const libraries = "/usr/lib"

/** WebKitGTK's own small browser, in a folder named after the architecture and the library's version. */
const findMiniBrowser = () =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) =>
      ["webkitgtk-6.0", "webkit2gtk-4.1"].map((version) => path.join(libraries, name, version, "MiniBrowser")),
    )
    .find((file) => existsSync(file))

/** The other browser engines for tests, as installed by Debian; undefined if one is missing. */
export const findEngines = () => {
  const firefox = findProgram("firefox-esr")
  const webKitDriver = findProgram("WebKitWebDriver")
  const xvfbRun = findProgram("xvfb-run")
  const miniBrowser = findMiniBrowser()
  return firefox && webKitDriver && xvfbRun && miniBrowser ? { firefox, webKitDriver, xvfbRun, miniBrowser } : undefined
}

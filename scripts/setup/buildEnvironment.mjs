import path from "node:path"

/**
 * Environment variables passed to the build: programs, the user's folders (by the names of all systems), language and
 * time, and the settings of .env.example. Gatsby passes every variable to its page renderer, and renders all pages again
 * when one is added or removed: without this list, builds from two terminals would render everything each time.
 */
const passedOn = [
  ...["PATH", "Path", "PATHEXT", "SystemRoot", "ComSpec", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"],
  ...["TMPDIR", "TEMP", "TMP", "LANG", "LC_ALL", "TZ", "CI", "SITE_URL"],
]

const isPassedOn = (name) => passedOn.includes(name) || name.startsWith("GATSBY_")

/**
 * Changes to the environment of the build's processes; undefined removes a variable. Variables that a system does not
 * know have no effect there.
 * @returns {Record<string, string | undefined>}
 */
export const buildEnvironment = () => ({
  ...Object.fromEntries(Object.keys(process.env).flatMap((name) => (isPassedOn(name) ? [] : [[name, undefined]]))),
  // Gatsby makes pictures in several threads, each with memory pools that glibc rarely frees: 240 MB at the peak.
  MALLOC_ARENA_MAX: "2",
  // The data of a page outlive Node's young generation of 16 MB, and would be moved to the old one for nothing.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=32`.trim(),
  // sharp finds a typeface by its file through fontconfig only, which macOS does not use and small containers do not configure.
  PANGOCAIRO_BACKEND: "fontconfig",
  FONTCONFIG_FILE: path.resolve("src/build/share/fonts.conf"),
})

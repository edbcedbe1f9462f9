import path from "node:path"

/**
 * What a build is told of its environment: programs, the user's folders (by the names of all systems), language and time,
 * and the settings of .env.example. Gatsby gives its renderer of pages every variable there is, and renders all pages
 * again where one has come or gone: without this list, builds from two terminals would undo each other's work.
 */
const passedOn = [
  ...["PATH", "Path", "PATHEXT", "SystemRoot", "ComSpec", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"],
  ...["TMPDIR", "TEMP", "TMP", "LANG", "LC_ALL", "TZ", "CI", "SITE_URL"],
]

const isPassedOn = (name) => passedOn.includes(name) || name.startsWith("GATSBY_")

/**
 * What a build's processes are told before they begin, beside what they would inherit; undefined is taken away. Variables
 * that a system does not know do nothing there.
 * @returns {Record<string, string | undefined>}
 */
export const buildEnvironment = () => ({
  ...Object.fromEntries(Object.keys(process.env).flatMap((name) => (isPassedOn(name) ? [] : [[name, undefined]]))),
  // Gatsby makes pictures in several threads, each with memory pools that glibc hardly ever gives back: 240 MB at the peak.
  MALLOC_ARENA_MAX: "2",
  // What a page needs lives a little longer than Node's young generation of 16 MB lasts, and would be kept for nothing.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=32`.trim(),
  // sharp finds a typeface by its file through fontconfig only, which macOS does not use and small containers do not set up.
  PANGOCAIRO_BACKEND: "fontconfig",
  FONTCONFIG_FILE: path.resolve("src/build/share/fonts.conf"),
})

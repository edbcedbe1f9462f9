import path from "node:path"
import { settings } from "../../src/hosting/settings/settings"

/**
 * Environment variables passed to the build: programs, the user's folders (as named on any system), language and time,
 * and the build's settings. Gatsby passes every variable to its page renderer and renders all pages again if
 * one is added or removed, so without this list builds from two terminals would render everything each time.
 */
const passedOn = [
  ...["PATH", "Path", "PATHEXT", "SystemRoot", "ComSpec", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"],
  ...["TMPDIR", "TEMP", "TMP", "LANG", "LC_ALL", "TZ", "CI"],
  ...[...settings].filter(([, { readBy }]) => readBy.includes("build")).map(([name]) => name),
]

const isPassedOn = (name: string) => passedOn.includes(name) || name.startsWith("GATSBY_")

/** Changes to the environment of the build's processes; undefined removes a variable. */
export const buildEnvironment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.keys(process.env).flatMap((name) => (isPassedOn(name) ? [] : [[name, undefined]]))),
  // Written only on demand, since it takes two seconds.
  TYPEGEN: process.env.TYPEGEN ?? "off",
  // Gatsby resizes pictures in several threads; glibc rarely frees their memory pools, which cost 240 MB at the peak.
  MALLOC_ARENA_MAX: "2",
  // With Node's default young generation of 16 MB, short-lived page data would needlessly be promoted to the old one.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=32`.trim(),
  // From Node 22 on, the compiled code of Gatsby and its packages is kept: half a second less in each of its processes.
  NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node"),
  // sharp loads a font file only through fontconfig, which macOS does not use and small containers do not configure.
  PANGOCAIRO_BACKEND: "fontconfig",
  FONTCONFIG_FILE: path.resolve("src/gatsby-node/share/fonts.conf"),
})

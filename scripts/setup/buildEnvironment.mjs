import path from "node:path"

/** What a build's processes are told before they begin. Variables that a system does not know do nothing there. */
export const buildEnvironment = {
  // Gatsby makes pictures in several threads, each with memory pools that glibc hardly ever gives back: 240 MB at the peak.
  MALLOC_ARENA_MAX: "2",
  // What a page needs lives a little longer than Node's young generation of 16 MB lasts, and would be kept for nothing.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=32`.trim(),
  // sharp finds a typeface by its file through fontconfig only, which macOS does not use and small containers do not set up.
  PANGOCAIRO_BACKEND: "fontconfig",
  FONTCONFIG_FILE: path.resolve("src/build/share/fonts.conf"),
}

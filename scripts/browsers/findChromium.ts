import { findProgram, isProgram } from "./findProgram"

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
]

/** The first existing file; `CHROMIUM_PATH` in the environment has priority. */
const firstOf = (files: readonly (string | undefined)[]) =>
  [process.env.CHROMIUM_PATH, ...files].find((file) => file && isProgram(file))

/** The system's Chromium, or undefined if there is none. */
export const findChromium = () => firstOf([...names.map(findProgram), ...usualPlaces])

/**
 * Chromium's headless shell, as packaged by Debian, or undefined if there is none. It takes a third of the processor
 * time, since it draws no browser window for each test.
 */
export const findHeadlessShell = () =>
  firstOf([findProgram("chromium-headless-shell"), "/usr/bin/chromium-headless-shell"])

/** Flags for tests and measurements: Chromium makes no network requests of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

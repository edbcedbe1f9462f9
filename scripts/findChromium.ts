import { accessSync, constants } from "node:fs"
import path from "node:path"

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

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's Chromium, or undefined where there is none. `CHROMIUM_PATH` in the environment goes first. */
export const findChromium = () => {
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, process.platform === "win32" ? `${name}.exe` : name)))
  return [process.env.CHROMIUM_PATH ?? "", ...onPath, ...usualPlaces].find((file) => file && isProgram(file))
}

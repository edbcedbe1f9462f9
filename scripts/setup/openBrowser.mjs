import { spawn } from "node:child_process"

/** The programs that open an address in the default browser, by platform. */
const openers = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
}

/**
 * Opens an address in the browser. Does nothing if there is none, as on a server.
 * @param {string} address
 */
export const openBrowser = (address) => {
  if (process.env.BROWSER === "none") return
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"]
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    .once("error", () => {})
    .unref()
}

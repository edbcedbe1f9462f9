import { spawnSync } from "node:child_process"
import { findChromium } from "./findChromium"

/** Installs Chromium with the system's package manager where the end-to-end tests would find none. Asks nothing. */
const byHand = [
  "Chromium is needed for the end-to-end tests, and this program cannot install it here.",
  "Install it, then start the tests again:",
  "  Debian, Ubuntu   sudo apt-get install chromium",
  "  Fedora           sudo dnf install chromium",
  "  Arch             sudo pacman -S chromium",
  "  Alpine           apk add chromium",
  "  openSUSE         sudo zypper install chromium",
  "  macOS            brew install --cask google-chrome",
  "  Windows          winget install Google.Chrome",
  "Or name the program of a Chromium that stands elsewhere in CHROMIUM_PATH.",
].join("\n")

const succeeds = (command: string, args: readonly string[]) => {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
  return status === 0
}

const has = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined

const installWithApt = () => {
  if (!has("apt-get")) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !has("sudo")) return false
  // sudo -n fails where it would ask for a password; -E would be refused in places, so the variable goes along as text.
  const apt = (...args: string[]) =>
    isRoot
      ? succeeds("apt-get", args)
      : succeeds("sudo", ["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args])
  console.info("Installing Chromium with apt-get …")
  // A failed update may only mean that one of several sources did not answer: the install decides.
  apt("update")
  return apt("install", "--yes", "--no-install-recommends", "chromium")
}

if (!findChromium() && !(installWithApt() && findChromium())) {
  console.error(byHand)
  process.exitCode = 1
}

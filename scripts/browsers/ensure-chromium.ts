import { findChromium, findHeadlessShell } from "./findChromium"
import { findProgram } from "./findProgram"
import { installWithApt } from "./installWithApt"

/**
 * Installs Chromium, preferably its headless shell, with the system's package manager if the browser tests would find
 * none. Does not ask. If Chromium is present, only CI also installs the shell; at a terminal a line suggests it.
 */
const shell = "chromium-headless-shell"

const byHand = [
  "Chromium is needed for the end-to-end tests, but this program cannot install it here.",
  "Install it, then start the tests again:",
  "  Debian           sudo apt-get install chromium-headless-shell",
  "  Ubuntu           sudo apt-get install chromium",
  "  Fedora           sudo dnf install chromium",
  "  Arch             sudo pacman -S chromium",
  "  Alpine           apk add chromium",
  "  openSUSE         sudo zypper install chromium",
  "  macOS            brew install --cask google-chrome",
  "  Windows          winget install Google.Chrome",
  "Or set CHROMIUM_PATH to the program of a Chromium that is installed elsewhere.",
].join("\n")

const mayInstall = process.env.CI && !process.env.ASK_TO_INSTALL
const isThere = () => Boolean(findHeadlessShell() ?? findChromium())

if (isThere()) {
  if (!findHeadlessShell() && findProgram("apt-get") && !(mayInstall && installWithApt(shell)))
    console.info(`The tests take a third of the time in Chromium's headless shell: sudo apt-get install ${shell}`)
} else if (!((installWithApt(shell) || installWithApt("chromium")) && isThere())) {
  console.error(byHand)
  process.exitCode = 1
}

import { findChromium } from "./findChromium"
import { installWithApt } from "./installWithApt"

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

if (!findChromium() && !(installWithApt("chromium") && findChromium())) {
  console.error(byHand)
  process.exitCode = 1
}

import { createInterface } from "node:readline/promises"
import { findServers } from "./findServers"
import { installWithApt } from "./installWithApt"

/** Looks for the web servers that the host configurations are tried with; installs them if that is wanted. */
const byHand = [
  "nginx, its brotli_static module, Caddy and OpenSSL are needed to try the host configurations with.",
  "On Debian and Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy openssl",
  "Elsewhere, run the tests in a Debian container.",
].join("\n")

const isWanted = async () => {
  if (process.argv.includes("--yes")) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question("Install nginx, Caddy and OpenSSL with apt-get? [y/N] ")
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

const install = () => installWithApt("nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl")

if (!findServers() && !((await isWanted()) && install() && findServers())) {
  console.error(byHand)
  process.exitCode = 1
}

import { confirm } from "@clack/prompts"
import { findServers } from "./findServers"
import { installWithApt } from "./installWithApt"

/** Installs the web servers that the host configurations are tried with; asks first where `ASK_TO_INSTALL` is set. */
const packages = ["nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl"]

const byHand = [
  "nginx, its brotli_static module, Caddy and OpenSSL are needed to try the host configurations with.",
  `On Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}`,
  "Elsewhere, run the tests in a Debian container.",
].join("\n")

/** Whether to install; no where there is nobody at a terminal to ask. */
const mayInstall = async () =>
  !process.env.ASK_TO_INSTALL ||
  (process.stdin.isTTY && (await confirm({ message: `Install ${packages.join(", ")} with apt-get?` })) === true)

const isThere = () => findServers() !== undefined
if (!isThere() && !((await mayInstall()) && installWithApt(...packages) && isThere())) {
  console.error(byHand)
  process.exitCode = 1
}

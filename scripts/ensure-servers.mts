import { findServers } from "./findServers"
import { installWithApt } from "./installWithApt"

/** Installs the web servers that the host configurations are tried with. Asks nothing. */
const byHand = [
  "nginx, its brotli_static module, Caddy and OpenSSL are needed to try the host configurations with.",
  "On Debian and Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy openssl",
  "Elsewhere, run the tests in a Debian container.",
].join("\n")

if (
  !findServers() &&
  !(installWithApt("nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl") && findServers())
) {
  console.error(byHand)
  process.exitCode = 1
}

import { ensurePackages } from "./ensurePackages"
import { findServers } from "./findServers"

await ensurePackages({
  isThere: () => findServers() !== undefined,
  packages: ["nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl"],
  purpose: "Trying the host configurations",
})

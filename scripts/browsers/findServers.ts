import { existsSync } from "node:fs"
import { findProgram } from "./findProgram"

const firstOf = (files: readonly string[]) => files.find((file) => existsSync(file))

/**
 * The web servers for tests of the host configurations, as installed by Debian, and the program that makes a
 * certificate; undefined if one is missing.
 */
export const findServers = () => {
  const nginx = findProgram("nginx")
  const caddy = findProgram("caddy")
  const brotli = firstOf([
    "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    "/usr/share/nginx/modules/ngx_http_brotli_static_module.so",
  ])
  const mimeTypes = firstOf(["/etc/nginx/mime.types"])
  const defaultSite = firstOf(["/etc/nginx/sites-available/default"])
  const openssl = findProgram("openssl")
  return nginx && caddy && brotli && mimeTypes && defaultSite && openssl
    ? { nginx, caddy, brotli, mimeTypes, defaultSite, openssl }
    : undefined
}

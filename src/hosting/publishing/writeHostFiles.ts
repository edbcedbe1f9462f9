import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Addresses } from "../addresses"
import { caddyfile } from "../hosts/caddyfile"
import { nginxMaps, nginxRules, nginxSite } from "../hosts/nginx"
import { headersFile, redirectsFile } from "../hosts/plainHosts"
import { hostFiles } from "../privateFiles"

/**
 * Writes the hosts' configurations: `_headers` and `_redirects` next to the pages, and the files of servers.
 * @param siteUrl the address that the site is served from
 * @param site the folder with the pages
 * @param deploy the folder for the configurations
 */
export const writeHostFiles = (addresses: Addresses, siteUrl: string, site: string, deploy: string) => {
  writeFileSync(path.join(site, hostFiles.headers), headersFile())
  writeFileSync(path.join(site, hostFiles.redirects), redirectsFile(addresses))
  mkdirSync(path.join(deploy, "nginx"), { recursive: true })
  writeFileSync(path.join(deploy, "nginx.conf"), nginxSite(siteUrl))
  writeFileSync(path.join(deploy, "nginx/maps.conf"), nginxMaps(addresses))
  writeFileSync(path.join(deploy, "nginx/rules.conf"), nginxRules())
  writeFileSync(path.join(deploy, "Caddyfile"), caddyfile(addresses))
}

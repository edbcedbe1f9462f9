import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Node, ParentSpanPluginArgs } from "gatsby"
import { fallbackPages } from "../site/fallbackPages"
import { type Addresses, addressesOf } from "./addresses"
import { caddyfile } from "./hosts/caddyfile"
import { headersFile } from "./hosts/headersFile"
import { nginxMaps } from "./hosts/nginx/nginxMaps"
import { nginxRules } from "./hosts/nginx/nginxRules"
import { nginxSite } from "./hosts/nginx/nginxSite"
import { redirectsFile } from "./hosts/redirectsFile"
import { hostFiles } from "./notForVisitors"
import { pagePaths } from "./pagePaths"

/** The editing page, where a build has one. It is no page of Gatsby's, and has a policy of its own. */
const adminPage = (folder: string) => (existsSync(path.join(folder, "admin/index.html")) ? ["/admin"] : [])

/**
 * Writes what each host reads: `_headers` and `_redirects` beside the pages, configurations of servers into `deploy/`,
 * and the error page of each folder that has one as its `404.html`.
 */
export const writeHostFiles = ({ getNodesByType, store }: ParentSpanPluginArgs, folder = "public") => {
  const redirects = getNodesByType("Redirects") as (Node & { items: Addresses["moved"] })[]
  const [site] = getNodesByType("Site") as (Node & { siteMetadata: { siteUrl: string } })[]
  const addresses = addressesOf(
    [...pagePaths(store), ...adminPage(folder)],
    redirects.flatMap(({ items }) => items),
  )
  for (const fallback of fallbackPages)
    copyFileSync(path.join(folder, fallback.path, "index.html"), path.join(folder, fallback.folder, "404.html"))
  writeFileSync(path.join(folder, hostFiles.headers), headersFile())
  writeFileSync(path.join(folder, hostFiles.redirects), redirectsFile(addresses))
  mkdirSync("deploy/nginx", { recursive: true })
  writeFileSync("deploy/nginx.conf", nginxSite(site?.siteMetadata.siteUrl ?? ""))
  writeFileSync("deploy/nginx/maps.conf", nginxMaps(addresses))
  writeFileSync("deploy/nginx/rules.conf", nginxRules())
  writeFileSync("deploy/Caddyfile", caddyfile(addresses))
}

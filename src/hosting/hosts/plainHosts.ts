import type { Addresses } from "../addresses"
import { caching, headers, pictures } from "../headers"
import { hostFiles } from "../privateFiles"
import type { HostedSite } from "./Host"

const rule = (address: string, fields: Readonly<Record<string, string>>) =>
  [address, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of all matching rules and revalidate everything by
 * default, so only hashed files have a caching rule.
 */
export const headersFile = () =>
  `${[
    rule("/*", headers()),
    rule(`/*${pictures.ending}`, { "Content-Security-Policy": pictures.policy }),
    rule(`${caching.hashedFolder}*`, { "Cache-Control": caching.hashed }),
  ].join("\n\n")}\n`

/** The old addresses, as lines of `_redirects`. */
export const redirectLines = ({ redirects }: Addresses) =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join("")

/**
 * `_redirects` for Netlify and Cloudflare Pages. Neither can redirect other capitals for all pages, so the error page
 * does. Cloudflare ignores the lines with 404 and finds each folder's `404.html` by itself.
 */
export const redirectsFile = (addresses: Addresses) =>
  redirectLines(addresses) +
  [...addresses.withErrorPage, "/"].map((folder) => `${folder}* ${folder}404.html 404\n`).join("")

/** The files that Netlify and Cloudflare Pages read next to the pages. */
export const plainFiles = ({ addresses }: HostedSite) => ({
  [hostFiles.headers]: headersFile(),
  [hostFiles.redirects]: redirectsFile(addresses),
})

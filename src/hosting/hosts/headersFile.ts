import { caching, headers } from "../headers"

const rule = (address: string, fields: Readonly<Record<string, string>>) =>
  [address, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of all rules that match, and both revalidate
 * everything by default; so only hashed files have a rule for caching.
 */
export const headersFile = () =>
  `${rule("/*", headers)}\n\n${rule(`${caching.hashedFolder}*`, { "Cache-Control": caching.hashed })}\n`

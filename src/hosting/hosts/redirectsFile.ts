import type { Addresses } from "../addresses"

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Neither can redirect other capitals for all pages; there the error
 * page does. Cloudflare ignores the lines with 404 and finds each folder's `404.html` by itself.
 */
export const redirectsFile = ({ moved, withErrorPage }: Addresses) =>
  [
    ...moved.map(({ from, to }) => `${from} ${to} 301`),
    ...[...withErrorPage, "/"].map((folder) => `${folder}* ${folder}404.html 404`),
  ]
    .map((line) => `${line}\n`)
    .join("")

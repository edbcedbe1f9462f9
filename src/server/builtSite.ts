import { realpathSync } from "node:fs"
import path from "node:path"
import { statOf } from "../content/statOf"
import { type Addresses, hiddenAddresses } from "../hosting/addresses"
import { relativePathsBelow } from "../hosting/filesBelow"
import { privateFiles } from "../hosting/privateFiles"
import { fallbackPages } from "../site/fallbackPages"
import { plainAddress } from "../site/plainAddress"

/** The answer to an address: a file with its status, or a redirect to a page. */
type Destination = { readonly file: string; readonly status: 200 | 404 } | { readonly location: string }

const hidden = new Set(hiddenAddresses)

/** The address of a page from its file, in both layouts: `plans.html` and `plans/index.html`. */
export const addressOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/, "") || "/"

/** Names that begin with a dot, but for the folder of https://www.rfc-editor.org/rfc/rfc8615. */
const dotFile = /\/\.(?!well-known\/)/

const isHidden = (address: string) =>
  dotFile.test(address) ||
  privateFiles.names.some((name) => address === `/${name}`) ||
  privateFiles.endings.some((ending) => address.endsWith(ending))

// biome-ignore lint/suspicious/noControlCharactersInRegex: no path of a file has one
const unfit = /[\0-\x1f\\]|^(?!\/)|^\/\/|(?:^|\/)\.\.?(?:\/|$)/

/** The decoded path of a request; undefined if it cannot be decoded or cannot be a file's path. */
const decoded = (pathname: string) => {
  try {
    const text = decodeURIComponent(pathname)
    return unfit.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Reads which pages a built site has, to answer every address as the hosts' configurations do (src/hosting/hosts).
 * @param folder the site as Gatsby leaves it (`public`) or as it is published (`dist`)
 * @param redirects old addresses, with their targets
 * @returns a function that resolves the part of an address before the query
 */
export const builtSite = (folder: string, redirects: Addresses["redirects"]) => {
  const pages = relativePathsBelow(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map(addressOf)
    .filter((address) => !hidden.has(address))
  const spellings = new Map([
    ...redirects.map(({ from, to }) => [plainAddress(from), to] as const),
    ...pages.map((page) => [plainAddress(page), page] as const),
  ])
  const known = new Set(pages)

  // Symbolic links may lead out of the site.
  const isInside = (file: string) => realpathSync(file).startsWith(realpathSync(folder) + path.sep)
  const isFile = (name: string) => {
    const file = path.join(folder, name)
    return statOf(file)?.isFile() === true && isInside(file)
  }
  const pageFile = (page: string) => [`${page === "/" ? "/index" : page}.html`, `${page}/index.html`].find(isFile)

  const errorPage = (address: string): Destination => {
    const fallback = fallbackPages.find((page) => address.startsWith(page.folder))
    const own = fallback && [`${fallback.folder}404.html`, `${fallback.path}/index.html`].find(isFile)
    return { file: own ?? "/404.html", status: 404 }
  }

  return (pathname: string): Destination => {
    const address = decoded(pathname)
    if (address === undefined) return errorPage(pathname)
    const page = known.has(address) ? pageFile(address) : undefined
    if (page) return { file: page, status: 200 }
    const location = spellings.get(plainAddress(pathname))
    if (location !== undefined && location !== address) return { location: encodeURI(location) }
    // A later build may have added the page.
    const file = hidden.has(address) || address.endsWith("/") ? undefined : pageFile(address)
    if (file) return { file, status: 200 }
    return !isHidden(address) && isFile(address) ? { file: address, status: 200 } : errorPage(address)
  }
}

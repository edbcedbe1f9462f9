import { readText } from "../content/readDataFile"
import { fallbackPages, fallbackPaths, isFallback } from "../site/fallbackPages"
import { decodePath, withoutIndex } from "../site/plainAddress"

/** All addresses that a host does not simply answer with the file of that name. */
export interface Addresses {
  /** The canonical paths of all pages. Other capitals, a trailing slash or `/index.html` redirect there. */
  readonly pages: readonly string[]
  /** Old addresses, decoded, in all spellings that hosts do not compare themselves, and the canonical paths they redirect to. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Addresses of files that are not pages in their own right, and are answered as unknown. */
  readonly hidden: readonly string[]
  /** Folders with their own error page for unknown addresses, `404.html` in the folder. */
  readonly withErrorPage: readonly string[]
}

/** Addresses of files that are not pages in their own right: fallback pages, and the error pages of folders. */
export const hiddenAddresses: readonly string[] = [
  ...fallbackPaths,
  ...fallbackPages.map(({ folder }) => `${folder}404`),
]

/**
 * An old address, decoded, in the spellings that hosts tell apart: they ignore case only in ASCII letters, and accents may
 * be separate characters. The error page redirects the others.
 */
const spellingsOf = (address: string) => {
  const whole = withoutIndex(decodePath(address))
  const cases = [whole, whole.toLowerCase(), whole.toUpperCase()]
  const spellings = cases.flatMap((text) => [text, text.normalize("NFD")])
  const asNginx = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return spellings.filter(
    (text, at) =>
      // The capital of ß is SS, which is another address.
      text.toLowerCase().normalize() === whole.toLowerCase().normalize() &&
      spellings.findIndex((other) => asNginx(other) === asNginx(text)) === at,
  )
}

/**
 * Sorts the site's pages and old addresses for the configurations of hosts.
 * @param paths the paths of all pages
 */
export const addressesOf = (paths: readonly string[], redirects: Addresses["redirects"]): Addresses => ({
  pages: paths.filter((path) => !isFallback(path)).toSorted(),
  redirects: redirects.flatMap(({ from, to }) => spellingsOf(from).map((spelling) => ({ from: spelling, to }))),
  hidden: hiddenAddresses,
  withErrorPage: fallbackPages.map(({ folder }) => folder),
})

/**
 * The old addresses in the data, with their targets.
 * @param root the folder that holds `data/`
 */
export const readRedirects = (root = "."): Addresses["redirects"] =>
  JSON.parse(readText(`${root}/data/redirects.json`)).items ?? []

import { loadIndex } from "./loadIndex"
import { searchSite } from "./searchSite"

/** The most pages that are named. */
const limit = 3

/** The words of an address: `/services/nursng-asignment` gives `nursng asignment`. */
const wordsOf = (pathname: string) => {
  const [first, ...rest] = decodeURIComponent(pathname)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
  return rest.length > 0 && /^(services|blog)$/i.test(first ?? "") ? rest.join(" ") : [first, ...rest].join(" ")
}

/**
 * The pages that somebody who asked for an unknown address may have meant, likeliest first.
 * @throws Error (by rejection) where the index cannot be fetched, URIError where the address is no text
 */
export const nearestPages = async (pathname: string) => searchSite(await loadIndex(), wordsOf(pathname), limit)

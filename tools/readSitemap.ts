import { XMLParser, XMLValidator } from "fast-xml-parser"

/** The day or time of the last change of each page in a sitemap, by the page's address. */
export type Sitemap = ReadonlyMap<string, string | undefined>

interface Entry {
  loc: string
  lastmod?: string
}

/** An element without content is an empty text. */
interface Parsed {
  sitemapindex?: { sitemap?: Entry[] } | ""
  urlset?: { url?: Entry[] } | ""
}

const parser = new XMLParser({
  isArray: (name) => name === "sitemap" || name === "url",
  // Otherwise a year alone, which is a valid date, would become a number.
  parseTagValue: false,
})

/** What is at an address, which must be a sitemap or an index of sitemaps. */
const parsedAt = async (address: string, read: (address: string) => Promise<string>): Promise<Parsed> => {
  const text = await read(address)
  const parsed: Parsed = XMLValidator.validate(text) === true ? parser.parse(text) : {}
  if (parsed.sitemapindex === undefined && parsed.urlset === undefined) throw new Error(`${address} is no sitemap`)
  return parsed
}

const pagesIn = ({ urlset }: Parsed) =>
  (urlset || { url: [] }).url?.map(({ loc, lastmod }): [string, string | undefined] => [loc, lastmod]) ?? []

/**
 * Reads the sitemap at an address, or all sitemaps of the index there.
 * @param read reads what is at an address
 * @throws Error if one of them cannot be read, or is no sitemap
 */
export const readSitemap = async (address: string, read: (address: string) => Promise<string>): Promise<Sitemap> => {
  const first = await parsedAt(address, read)
  const pages = pagesIn(first)
  // An index may not list others.
  for (const { loc } of (first.sitemapindex || { sitemap: [] }).sitemap ?? [])
    pages.push(...pagesIn(await parsedAt(loc, read)))
  return new Map(pages)
}

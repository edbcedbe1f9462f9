import { XMLParser, XMLValidator } from "fast-xml-parser"

/** The day or time of the last change of each page in a sitemap, by the page's address. */
export type Sitemap = ReadonlyMap<string, string | undefined>

interface Entry {
  loc: string
  lastmod?: string
}

interface Parsed {
  sitemapindex?: { sitemap?: Entry[] }
  urlset?: { url?: Entry[] }
}

const parser = new XMLParser({
  isArray: (name) => name === "sitemap" || name === "url",
  // Otherwise a year alone, which is a valid date, would become a number.
  parseTagValue: false,
})

/**
 * Reads the sitemap at an address, or all sitemaps of the index there.
 * @param read reads what is at an address
 * @throws Error if one of them cannot be read, or is no sitemap
 */
export const readSitemap = async (address: string, read: (address: string) => Promise<string>): Promise<Sitemap> => {
  const text = await read(address)
  const { sitemapindex, urlset }: Parsed = XMLValidator.validate(text) === true ? parser.parse(text) : {}
  if (sitemapindex) {
    const parts: Sitemap[] = []
    for (const { loc } of sitemapindex.sitemap ?? []) parts.push(await readSitemap(loc, read))
    return new Map(parts.flatMap((part) => [...part]))
  }
  if (!urlset) throw new Error(`${address} is no sitemap`)
  return new Map((urlset.url ?? []).map(({ loc, lastmod }) => [loc, lastmod]))
}

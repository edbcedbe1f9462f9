import type { Ask } from "./askSite"
import type { HostIssue } from "./HostIssue"
import { pathOf } from "./pathOf"

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address)

/** What robots.txt and the sitemap say about a site. */
interface Found {
  /** The paths of its pages. */
  readonly pages: readonly string[]
  readonly issues: readonly HostIssue[]
}

/**
 * Reads the sitemap that robots.txt names.
 * @param siteUrl the site's expected own address
 */
export const readSitemap = async (ask: Ask, siteUrl: string): Promise<Found> => {
  const issues: HostIssue[] = []
  const report = (message: string, remedy: HostIssue["remedy"]) =>
    issues.push({ subject: "robots and sitemap", message, remedy })
  const robots = await ask("/robots.txt")
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1]
  if (robots.status !== 200 || sitemap === undefined)
    report(`/robots.txt does not name a sitemap (status ${robots.status})`, "publish")
  else if (!sitemap.startsWith(`${siteUrl}/`))
    report(`/robots.txt names ${sitemap}, which is not on ${siteUrl}`, "address")
  const read = async (address: string) => {
    const path = pathOf(address)
    if (path === undefined) report(`${address} is not an address`, "publish")
    return path === undefined ? [] : locations((await ask(encodeURI(path))).text)
  }
  const pages: string[] = []
  for (const part of await read(sitemap ?? "/sitemap-index.xml")) pages.push(...(await read(part)))
  const strange = pages.find((page) => page !== siteUrl && !page.startsWith(`${siteUrl}/`))
  if (pages.length === 0) report("the sitemap lists no pages", "publish")
  if (strange !== undefined) report(`the sitemap lists ${strange}, which is not on ${siteUrl}`, "address")
  return { pages: pages.flatMap((page) => pathOf(page) ?? []), issues }
}

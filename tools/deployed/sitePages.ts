import { readSitemap } from "../readSitemap"
import type { Ask } from "./askSite"
import type { HostIssue } from "./HostIssue"
import { pathOf } from "./pathOf"

/** What robots.txt and the sitemap say about a site. */
interface Found {
  /** The paths of its pages. */
  readonly pages: readonly string[]
  readonly issues: readonly HostIssue[]
}

/**
 * The pages in the sitemap that robots.txt names.
 * @param siteUrl the site's expected own address
 */
export const sitePages = async (ask: Ask, siteUrl: string): Promise<Found> => {
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
    if (path === undefined) throw new Error(`${address} is not an address`)
    return (await ask(encodeURI(path))).text
  }
  const pages: string[] = []
  try {
    pages.push(...(await readSitemap(sitemap ?? "/sitemap-index.xml", read)).keys())
    if (pages.length === 0) report("the sitemap lists no pages", "publish")
  } catch (error) {
    report((error as Error).message, "publish")
  }
  const strange = pages.find((page) => page !== siteUrl && !page.startsWith(`${siteUrl}/`))
  if (strange !== undefined) report(`the sitemap lists ${strange}, which is not on ${siteUrl}`, "address")
  return { pages: pages.flatMap((page) => pathOf(page) ?? []), issues }
}

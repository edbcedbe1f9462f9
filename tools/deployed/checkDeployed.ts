import { readEntries } from "../../src/content/readEntries"
import { today } from "../../src/content/today"
import { readRedirects } from "../../src/hosting/addresses"
import type { Host } from "../../src/hosting/hosts/Host"
import { dueDates } from "../dueDates"
import { askSite } from "./askSite"
import { checkAddresses } from "./checkAddresses"
import { checkBuildDay } from "./checkBuildDay"
import { checkHeaders } from "./checkHeaders"
import { checkMail } from "./checkMail"
import { checkMeasuring } from "./checkMeasuring"
import { checkTransport } from "./checkTransport"
import type { HostIssue } from "./HostIssue"
import { sitePages } from "./sitePages"

/**
 * Checks that a live site's host is configured correctly, and that its build is not older than a date in the data.
 * @param address where the site is requested
 * @param siteUrl its canonical address, if different
 * @param host what serves it, if that is known: what it cannot do is no issue
 */
export const checkDeployed = async (
  address: string,
  siteUrl = new URL(address).origin,
  host?: Host,
): Promise<HostIssue[]> => {
  const { origin, hostname } = new URL(address)
  const ask = askSite(origin)
  const home = await ask("/")
  if (home.status !== 200) {
    const message = home.status === 0 ? `${origin} does not answer: ${home.text}` : `/: status ${home.status}`
    return [{ subject: "pages", message, remedy: "publish" }]
  }
  const { pages, issues } = await sitePages(ask, siteUrl)
  const found = [
    ...(await checkTransport(new URL(origin), askSite(`http://${hostname}`))),
    ...(await checkAddresses(ask, pages, readRedirects(), [origin, siteUrl])),
    ...(await checkHeaders(ask)),
    ...issues,
    ...(await checkBuildDay(ask, dueDates(readEntries(process.cwd())), today())),
    ...(await checkMail(ask)),
    ...(await checkMeasuring(ask)),
  ]
  return found.filter(({ ability }) => !ability || !host?.cannot.includes(ability))
}

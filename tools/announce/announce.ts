import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { askSite } from "../deployed/askSite"
import { readSitemap, type Sitemap } from "../readSitemap"
import { type Changes, changesBetween } from "./changesBetween"
import { postToIndexNow } from "./postToIndexNow"

/** How an announcement is made. */
interface Announcement {
  /** The folder to publish. */
  readonly folder: string
  /** The site's IndexNow key (`search.indexNow`). */
  readonly key: string | undefined
  /** Whether to list what would be posted, and do nothing. */
  readonly isDryRun?: boolean
  /** Puts the folder online, if this command is to do it; gives the exit code. */
  readonly deploy?: () => number
  readonly say: (words: string) => void
  /** Where to post, and how long to wait for the new pages, in milliseconds; for tests. */
  readonly endpoint?: string
  readonly timeout?: number
  readonly interval?: number
}

const indexFile = "sitemap-index.xml"

const wordsOf = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

/** The sitemap of a build, and the address of its site. */
const builtSitemap = async (folder: string) => {
  const file = path.join(folder, indexFile)
  if (!existsSync(file)) throw new Error(`${folder}/ has no sitemap; run npm run build:deploy first`)
  const index = readFileSync(file, "utf8")
  const siteUrl = new URL(/<loc>([^<]+)<\/loc>/.exec(index)?.[1] ?? "").origin
  const read = async (address: string) => readFileSync(path.join(folder, new URL(address).pathname), "utf8")
  return { siteUrl, built: await readSitemap(`${siteUrl}/${indexFile}`, read) }
}

const liveSitemap = (siteUrl: string) => {
  const ask = askSite(siteUrl)
  return readSitemap(`${siteUrl}/${indexFile}`, async (address) => {
    if (!address.startsWith(`${siteUrl}/`))
      throw new Error(`the live sitemap names ${address}, which is not on ${siteUrl}`)
    const { status, text } = await ask(address.slice(siteUrl.length))
    if (status !== 200) throw new Error(`${address} answers ${status === 0 ? `nothing: ${text}` : `status ${status}`}`)
    return text
  })
}

const addressesOf = ({ added, changed, removed }: Changes) => [...added, ...changed, ...removed]

const list = ({ added, changed, removed }: Changes) =>
  Object.entries({ new: added, changed, removed })
    .flatMap(([kind, addresses]) => addresses.map((address) => `  ${kind}: ${address}`))
    .join("\n")

/** Waits until the live site has the sitemap of the build. */
const waitUntilLive = async (siteUrl: string, built: Sitemap, timeout: number, interval: number) => {
  for (const end = Date.now() + timeout; ; await pause(interval)) {
    const live = await liveSitemap(siteUrl).catch(() => undefined)
    if (live && addressesOf(changesBetween(live, built)).length === 0) return
    if (Date.now() > end) throw new Error(`${siteUrl} does not have the new sitemap after ${timeout / 60_000} minutes`)
  }
}

/** The pages that the deploy is going to change; undefined, after a message, if there is nothing to announce. */
const findChanges = async ({ folder, key, isDryRun, say }: Announcement) => {
  if (!key && !isDryRun) {
    say("Nothing is announced: search.indexNow in data/site.json is not set.")
    return
  }
  try {
    const { siteUrl, built } = await builtSitemap(folder)
    const changes = changesBetween(await liveSitemap(siteUrl), built)
    if (addressesOf(changes).length > 0) return { siteUrl, built, changes }
    say(`Nothing to announce: the sitemap of ${siteUrl} has the same pages with the same days of change already.`)
  } catch (error) {
    say(`Nothing is announced: ${wordsOf(error)}.`)
  }
}

/**
 * Tells search engines of the pages that a deploy changes. Reads the live sitemap before the deploy, compares it with the
 * new build's, and posts the difference to IndexNow once the live site has the new one: an engine may read a page at once.
 * No failure of its own is an error, so that it never fails a deploy.
 * @returns the exit code of the deploy, or 0
 */
export const announce = async (announcement: Announcement) => {
  const { key = "", isDryRun, deploy, say, endpoint, timeout = 600_000, interval = 5_000 } = announcement
  const found = await findChanges(announcement)
  if (isDryRun) {
    if (found) say(`Would be announced:\n${list(found.changes)}`)
    return 0
  }
  const code = deploy?.() ?? 0
  if (!found || code !== 0) {
    if (found) say(`Nothing is announced: the deploy ended with exit code ${code}.`)
    return code
  }
  const { siteUrl, built, changes } = found
  try {
    await waitUntilLive(siteUrl, built, timeout, interval)
    await postToIndexNow(siteUrl, key, addressesOf(changes), endpoint)
    say(`Announced with IndexNow:\n${list(changes)}\nGoogle takes no part in it, and reads the sitemap.`)
  } catch (error) {
    say(`Nothing is announced: ${wordsOf(error)}.`)
  }
  return 0
}

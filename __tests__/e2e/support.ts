import { type Locator, type Page, test } from "@playwright/test"
import { contentTypes, isFolder } from "../../src/content/contentTypes"
import type { EntryKey } from "../../src/site/entryPaths"
import { publishedEntries } from "../../tools/publishedData"
import { chat, labels } from "../support/siteContent"

/** An entry with a page, as in its data file. */
export interface Route {
  /** The page's address. */
  path: string
  /** The name of the content type. */
  type: string
  /** The entry's main heading as shown on the page, without the asterisks of italics. */
  heading: string
  /** The entry's name, if its type has one. */
  name: string
}

type Entry = EntryKey & { heading?: string; title?: string; name?: string }

const readRoutes = (hidden: boolean): readonly Route[] =>
  contentTypes
    .filter(isFolder)
    .flatMap((type) =>
      publishedEntries<Entry>(type.location, hidden).map((entry) => ({
        path: type.path?.(entry) ?? "",
        type: type.name,
        heading: (entry.heading ?? entry.title ?? "").replaceAll("*", ""),
        name: entry.name ?? "",
      })),
    )
    .filter((route) => route.path !== "" && route.path !== "/404")

/** All addresses of pages that come from data files, except the error page and hidden pages. */
export const routes = readRoutes(false)

/** The addresses of hidden pages. */
export const hiddenRoutes = readRoutes(true)

/** The routes of one content type. */
export const routesOf = (type: string) => routes.filter((route) => route.type === type)

/** The main heading of an entry's page. */
export const headingAt = (address: string) => String(routes.find(({ path: at }) => at === address)?.heading)

/**
 * The first visible link to an address of this site, whatever its text. Skips the test if there is no address, because
 * a menu has no suitable link.
 */
export const linkTo = (place: Page | Locator, address: string) => {
  test.skip(address === "", "no link of the menus leads to a page as this test needs it")
  return place.locator(`a[href="${address}"]`).filter({ visible: true }).first()
}

/** The same in the header or the footer. */
export const headerLink = (page: Page, address: string) => linkTo(page.getByRole("banner"), address)
export const footerLink = (page: Page, address: string) => linkTo(page.getByRole("contentinfo"), address)

/** Opens the groups of the footer, which are folded on phones. */
export const unfoldFooter = (page: Page) =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>("footer details")) group.open = true
  })

/** Waits until the browser has rendered what has happened so far, and has nothing left to do. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )

/**
 * Waits until a page has made no request for half a second. Only for tests that something is not requested; others wait
 * for what they need.
 */
export const quiet = async (page: Page) => {
  const asks = () =>
    page.waitForEvent("request", { timeout: 500 }).then(
      () => true,
      () => false,
    )
  while (await asks());
  // An answer that takes longer may bring requests.
  await page.waitForLoadState("networkidle")
}

/** Skips a test of the chat helper if the site does without. */
export const needChat = () => test.skip(!chat, "there is no data/chat.json: no page has the chat helper")

/**
 * The part with which tests of late or missing code work, since its code is loaded on first use: the chat helper. It is
 * opened from the top of the page, where no form hides its button. Skips the test if there is none.
 */
export const loadedOnUse = {
  script: /\/chat\.[0-9a-f]+\.chunk\.js/,
  use: async (page: Page) => {
    needChat()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await page.getByRole("button", { name: labels.chat.open }).click()
  },
  shown: (page: Page) => page.getByText(String(chat?.welcome)),
}

/**
 * Gives a page a fast connection: how far ahead a browser fetches lazy pictures depends on it, and a headless one
 * reports none.
 * @returns its developer tools
 */
export const onQuickLine = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  const speed = { latency: 20, downloadThroughput: 5_000_000, uploadThroughput: 5_000_000 }
  await devTools.send("Network.emulateNetworkConditions", { ...speed, offline: false, connectionType: "wifi" })
  return devTools
}

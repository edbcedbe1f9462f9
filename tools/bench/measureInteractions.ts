import type { Browser, Page } from "@playwright/test"

interface Watched extends Window {
  /** The longest interaction and the longest task since the last reading, in milliseconds. */
  longest?: { interaction: number; task: number }
}

/** The interactions: a visitor opens everything on the home page, on a phone. */
const uses: readonly (readonly [name: string, use: (page: Page) => Promise<void>])[] = [
  [
    "scroll to the end and back",
    async (page) => {
      for (const way of [1, -1])
        for (let step = 0; step < 14; step++) {
          await page.mouse.wheel(0, way * 900)
          await page.waitForTimeout(120)
        }
    },
  ],
  ["open the phone's menu", (page) => page.getByRole("button", { name: "Open menu" }).click()],
  ["open its services", (page) => page.locator("dialog[open] summary").first().click()],
  ["close the menu", (page) => page.keyboard.press("Escape")],
  [
    "type into the enquiry form",
    (page) => page.getByLabel("Name", { exact: true }).first().pressSequentially("Ann Lee"),
  ],
  ["choose a kind of work", (page) => page.getByRole("radio", { name: "Presentation" }).check({ force: true })],
  ["send the form half empty", (page) => page.getByRole("button", { name: "Submit" }).first().click()],
  ["next in the carousel", (page) => page.getByRole("button", { name: "Next in Our services" }).click()],
  ["open a question", (page) => page.locator("#faqs summary").nth(2).click()],
  ["search the questions", (page) => page.locator("#faqs").getByRole("searchbox").pressSequentially("plag")],
  [
    "open the chat",
    async (page) => {
      // The chat button moves aside for the forms at both ends of the page.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }))
      await page.getByRole("button", { name: "Open the chat helper" }).click()
    },
  ],
  ["ask the chat", (page) => page.locator("#chat-helper li button").first().click()],
]

/** Runs in the page. It must not define named functions, for which tsx calls a helper that the page lacks. */
const watch = () => {
  const page: Watched = window
  page.longest = { interaction: 0, task: 0 }
  for (const [type, kind] of [
    ["event", "interaction"],
    ["longtask", "task"],
  ] as const)
    new PerformanceObserver((list) => {
      // Events that the browser itself fires, as for the pointer over a new page, belong to no interaction.
      for (const entry of list.getEntries())
        if (page.longest && (entry as Partial<PerformanceEventTiming>).interactionId !== 0)
          page.longest[kind] = Math.max(page.longest[kind], entry.duration)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * Runs in the page, and changes one pixel twenty times per second: a headless browser reports the paint after an input
 * only at the next change, however late that is.
 */
const keepPainting = () => {
  const dot = document.createElement("i")
  dot.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px"
  document.body.append(dot)
  setInterval(() => {
    dot.style.background = dot.style.background === "red" ? "blue" : "red"
  }, 50)
}

const takeLongest = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = window
    const { interaction, task } = watched.longest ?? { interaction: 0, task: 0 }
    watched.longest = { interaction: 0, task: 0 }
    return { interaction, task }
  })

/**
 * Scrolls home and opens everything on it, on a slower processor.
 * @param address of the site, without a slash at the end
 * @param slowdown how many times slower than this machine
 * @returns for each interaction the longest time from input to next paint, and the longest task, in milliseconds
 */
export const measureInteractions = async (browser: Browser, address: string, slowdown: number) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(address, { waitUntil: "networkidle" })
  const rows = [{ name: "load and hydrate", ...(await takeLongest(page)) }]
  await page.evaluate(keepPainting)
  for (const [name, use] of uses) {
    await use(page)
    await page.waitForTimeout(800)
    rows.push({ name, ...(await takeLongest(page)) })
  }
  await context.close()
  return rows
}

/**
 * Follows a link, after the page has hydrated and the mouse is over the link.
 * @returns milliseconds from the click until the next page is painted
 */
export const measureNextPage = async (browser: Browser, address: string, path: string) => {
  const page = await browser.newPage()
  await page.goto(address, { waitUntil: "networkidle" })
  const link = page.locator(`header a[href="${path}"]`).first()
  await link.hover()
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(500)
  const time = await link.evaluate(async (element: HTMLElement) => {
    const heading = document.querySelector("h1")
    const start = performance.now()
    element.click()
    while (document.querySelector("h1") === heading) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  await page.close()
  return time
}

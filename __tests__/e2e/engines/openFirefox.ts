import { type ElementHandle, launch } from "puppeteer-core"
import { findEngines } from "../../../scripts/browsers/findEngines"
import { locate, type Tab } from "./Tab"

/** Opens a tab of Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (): Promise<Tab> => {
  const executablePath = findEngines()?.firefox
  if (!executablePath) throw new Error("Firefox is missing: npx tsx scripts/browsers/ensure.ts engines")
  const browser = await launch({ browser: "firefox", executablePath, headless: true })
  const page = await browser.newPage()
  return {
    narrowest: 360,
    open: async (address, early = () => undefined) => {
      const { identifier } = await page.evaluateOnNewDocument(early)
      await page.goto(address)
      await page.removeScriptToEvaluateOnNewDocument(identifier)
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    run: (script, ...args) => page.evaluate(script as never, ...(args as never)) as never,
    find: async (selector, words = "") => {
      const element = (await page.evaluateHandle(locate, selector, words)).asElement() as ElementHandle<Element> | null
      if (!element) throw new Error(`Nothing in sight matches ${selector} ${words}`)
      return { click: () => element.click(), type: (text) => element.type(text) }
    },
    close: () => browser.close(),
  }
}

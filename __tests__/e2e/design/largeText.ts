import type { Page } from "@playwright/test"

/** Runs a check while the browser's own font size is another, as visitors set it; the usual one is 16 px. */
export const inFontSize = async <Result>(page: Page, standard: number, check: () => Promise<Result>) => {
  const devTools = await page.context().newCDPSession(page)
  const set = (size: number) => devTools.send("Page.setFontSizes", { fontSizes: { standard: size } })
  await set(standard)
  try {
    return await check()
  } finally {
    await set(16)
  }
}

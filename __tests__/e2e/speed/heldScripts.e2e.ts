import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { faqs, headerPage, labels, navigation } from "../../support/siteContent"
import { holdFiles, settled, test } from "../enquiries/visitor"
import { attribute, StaticPage } from "../StaticPage"
import { linkTo, needChat, quiet } from "../support"

/** A browser that is never idle, so that only the visitor can trigger the scripts. */
const busy = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 })
  })

const scriptsOf = (page: Page) => {
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  return scripts
}

const mainScript = /\/app\..*\.js/

test("the HTML holds every script file in Gatsby's placeholder for them", () => {
  const html = readFileSync("public/index.html", "utf8")
  const [, held = ""] = /<template id="_held-scripts">(.*?)<\/template>/s.exec(html) ?? []
  expect(held.match(/<script src=/g)?.length).toBeGreaterThanOrEqual(3)
  const outside = new StaticPage(html.replace(held, "")).all("script").filter((script) => attribute(script, "src"))
  expect(outside).toEqual([])
})

test("no script is fetched before the first paint", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    fetched: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === "script")
      .map(({ startTime }) => startTime),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(Math.min(...fetched)).toBeGreaterThan(painted)
})

test("scripts wait for the visitor, and load on the first interaction", async ({ page }) => {
  await busy(page)
  const scripts = scriptsOf(page)
  await page.goto("/")
  await quiet(page)
  expect(scripts).toEqual([])
  await linkTo(page, headerPage).hover()
  await settled(page)
  expect(scripts.length).toBeGreaterThan(3)
})

test("clicks before the scripts load take effect once they are loaded", async ({ page }) => {
  needChat()
  const release = await holdFiles(page, mainScript)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: labels.chat.open }).click()
  await page.getByRole("button", { name: navigation.servicesLabel, exact: true }).focus()
  await page.keyboard.press("Tab")
  release()
  await expect(page.getByRole("log")).toBeVisible()
})

test("the services menu opens for a mouse that was over it before the scripts loaded", async ({ page }) => {
  const release = await holdFiles(page, mainScript)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/")
  const button = page.getByRole("button", { name: navigation.servicesLabel, exact: true })
  await button.hover()
  release()
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await page.mouse.move(5, 700)
  await expect(button).toHaveAttribute("aria-expanded", "false")
})

test("a question searched for before the scripts load is found once they are loaded", async ({ page }) => {
  test.skip(faqs.items.length < 2, "a search among one question leaves none out")
  const release = await holdFiles(page, mainScript)
  await page.goto("/")
  const questions = page.locator("#faqs details")
  const all = await questions.count()
  await page
    .locator("#faqs")
    .getByRole("searchbox")
    .fill(String(faqs.items.at(-1)?.question))
  release()
  await settled(page)
  await expect.poll(() => questions.count()).toBeLessThan(all)
})

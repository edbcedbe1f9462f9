import { readFileSync } from "node:fs"
import { expect, type Locator, type Page, test } from "@playwright/test"
import { servicePath, servicesPath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { linkTo } from "../support"

const { navigation, search } = JSON.parse(readFileSync("data/labels.json", "utf8"))

const settle = async (page: Page) => {
  await page.goto("/privacy-policy")
  await settled(page)
}

const header = (page: Page) => page.getByRole("banner")
const servicesButton = (page: Page) => header(page).getByRole("button", { name: content.navigation.servicesLabel })
const serviceLink = (page: Page) => header(page).locator(`a[href="${content.anyServicePath}"]:visible`)

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  const openButton = (page: Page) => header(page).getByRole("button", { name: navigation.openMenu })
  const overlay = (page: Page) => page.getByRole("dialog")

  test("the services move nothing when they come late, and are asked for again when they are unfolded again", async ({
    page,
  }) => {
    let isDown = true
    await page.route(/\/phone-services\..*\.js/, (route) => (isDown ? route.abort() : route.continue()))
    await settle(page)
    await openButton(page).tap()
    const services = overlay(page).getByText(content.navigation.servicesLabel, { exact: true }).first()
    const group = overlay(page).getByText(String(content.menuGroup?.title), { exact: true })
    await services.tap()
    const all = overlay(page).getByRole("link", { name: navigation.allServices })
    await expect(all).toBeVisible()
    const before = await all.boundingBox()
    isDown = false
    await expect(async () => {
      await services.tap()
      await expect(group).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await all.boundingBox()).toEqual(before)
  })

  test("opens by touch, fills the window, and closes by its logo, its button, Back, a choice, and in a wide window; each way leaves no step to go back; the first tap brings no warning about dialogs, nor does that of the search", async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on("console", (message) => {
      if (/dialog/i.test(message.text())) complaints.push(message.text())
    })
    await settle(page)
    await openButton(page).tap()
    await expect(overlay(page)).toHaveJSProperty("clientWidth", 390)
    expect(complaints.splice(0)).toEqual([])
    for (const { label } of content.navigation.overlay)
      await expect(overlay(page).getByRole("link", { name: label, exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 500 })
    await expect(overlay(page)).toBeVisible()
    // As when a tablet is rotated.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(overlay(page)).toHaveCount(0)
    await servicesButton(page).hover()
    await expect(serviceLink(page)).toBeVisible()

    await page.setViewportSize({ width: 390, height: 800 })
    await openButton(page).tap()
    await overlay(page).getByRole("link", { name: content.homeName }).tap()
    await expect(page).toHaveURL(/\/$/)
    await expect(overlay(page)).toHaveCount(0)

    await openButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await openButton(page).tap()
    await overlay(page).getByRole("button", { name: navigation.closeMenu }).tap()
    await expect(overlay(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy-policy$/)

    await openButton(page).tap()
    await linkTo(overlay(page), String(content.navigation.overlay[0]?.to)).tap()
    await expect(page).toHaveURL(String(content.navigation.overlay[0]?.to))
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy-policy$/)

    await openButton(page).tap()
    await overlay(page).getByText(content.navigation.servicesLabel, { exact: true }).first().tap()
    await overlay(page).getByText(String(content.menuGroup?.title), { exact: true }).tap()
    await overlay(page).locator(`a[href="${content.anyServicePath}"]`).tap()
    await expect(page).toHaveURL(content.anyServicePath)
    await expect(overlay(page)).toHaveCount(0)
    complaints.length = 0
    await header(page).getByRole("button", { name: search.open }).first().tap()
    await expect(overlay(page)).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test("the services are in groups, in the header, whose menu fits its window wherever it shows its picture, and on phones; no page has them in the HTML of its header", async ({
  page,
}) => {
  const groups = content.groupsIn("header")
  const paths = groups.flatMap(({ services }) => services.map((slug) => servicePath({ slug })))
  const linked = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  const html = await (await page.request.get("/privacy-policy")).text()
  const [written = ""] = /<header.*<\/header>/s.exec(html) ?? []
  expect(paths.filter((path) => written.includes(`"${path}"`))).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await settle(page)
  await servicesButton(page).hover()
  const columns = header(page).locator("section")
  await expect(columns.getByRole("heading")).toHaveText(content.titlesOf(groups))
  expect(await linked(columns.getByRole("link"))).toEqual(paths)

  for (const width of [1200, 1256]) {
    await page.setViewportSize({ width, height: 800 })
    await servicesButton(page).hover()
    const parts = header(page).locator("section, [data-block]").filter({ visible: true })
    await expect(parts).not.toHaveCount(0)
    for (const box of await Promise.all((await parts.all()).map((part) => part.boundingBox())))
      expect(box && box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(width)
    await page.mouse.move(600, 790)
  }

  await page.setViewportSize({ width: 390, height: 800 })
  await header(page).getByRole("button", { name: navigation.openMenu }).click()
  const list = page.getByRole("dialog").locator("details details")
  await expect(list.locator("summary")).toHaveText(content.titlesOf(groups))
  expect(await linked(list.locator("a"))).toEqual(paths)
})

test("a menu whose code does not load leads to all services", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(/\/services-sheet\..*\.js/, (route) => route.abort())
  await settle(page)
  await servicesButton(page).click()
  await expect(page).toHaveURL(servicesPath)
})

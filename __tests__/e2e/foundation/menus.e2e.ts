import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import * as content from "../../support/siteContent"
import { hydrated } from "../support"

const { navigation } = JSON.parse(readFileSync("data/labels.json", "utf8"))

const settle = async (page: Page) => {
  await page.goto("/plans")
  await hydrated(page)
}

const header = (page: Page) => page.getByRole("banner")
const servicesButton = (page: Page) => header(page).getByRole("button", { name: "Services" })
const lawLink = (page: Page) => header(page).locator('a[href="/services/law-assignment"]:visible')

test.describe("the services menu of the header", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("opens under the mouse, closes when it leaves, and closes when a service is chosen", async ({ page }) => {
    await settle(page)
    await expect(lawLink(page)).toHaveCount(0)
    await servicesButton(page).hover()
    await expect(lawLink(page)).toBeVisible()
    await page.mouse.move(640, 790)
    await expect(lawLink(page)).toHaveCount(0)

    await servicesButton(page).hover()
    await lawLink(page).click()
    await expect(page).toHaveURL(/\/services\/law-assignment$/)
    await expect(lawLink(page)).toHaveCount(0)
  })

  test("opens and closes by keyboard, and gives the focus back", async ({ page }) => {
    await settle(page)
    await servicesButton(page).focus()
    if ((await servicesButton(page).getAttribute("aria-expanded")) !== "true") await page.keyboard.press("Enter")
    await expect(lawLink(page)).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(header(page).locator('a[href^="/services"]:focus')).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(lawLink(page)).toHaveCount(0)
    await expect(servicesButton(page)).toBeFocused()
  })
})

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  const openButton = (page: Page) => header(page).getByRole("button", { name: navigation.openMenu })
  const overlay = (page: Page) => page.getByRole("dialog")

  test("opens by touch, unfolds the services, and closes when one is chosen", async ({ page }) => {
    await settle(page)
    await openButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toHaveJSProperty("clientWidth", 390)
    await overlay(page).getByText("Services", { exact: true }).first().tap()
    await overlay(page).getByText("Our Domains", { exact: true }).tap()
    await overlay(page).locator('a[href="/services/law-assignment"]').tap()
    await expect(page).toHaveURL(/\/services\/law-assignment$/)
    await expect(overlay(page)).toHaveCount(0)
  })

  test("Back closes it: the page beneath becomes another", async ({ page }) => {
    await settle(page)
    await header(page).getByRole("link", { name: content.site.brand }).first().click()
    await expect(page).toHaveURL(/\/$/)
    await openButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/plans$/)
    await expect(overlay(page)).toHaveCount(0)
  })

  test("a window that grows wide, as when a tablet is turned, closes it", async ({ page }) => {
    await settle(page)
    await openButton(page).tap()
    await page.setViewportSize({ width: 390, height: 500 })
    await expect(overlay(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(overlay(page)).toHaveCount(0)
    await servicesButton(page).hover()
    await expect(lawLink(page)).toBeVisible()
  })

  test("opens by keyboard, keeps the focus inside, and gives it back on Escape", async ({ page }) => {
    await settle(page)
    await openButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(overlay(page)).toBeVisible()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab")
      await expect(page.locator("main :focus, footer :focus")).toHaveCount(0)
    }
    await page.keyboard.press("Escape")
    await expect(overlay(page)).toHaveCount(0)
    await expect(openButton(page)).toBeFocused()
  })

  for (const name of ["About", "Privacy Policy", "Career", "Contact Us"])
    test(`holds '${name}'`, async ({ page }) => {
      await settle(page)
      await openButton(page).tap()
      await expect(overlay(page).getByRole("link", { name, exact: true })).toBeVisible()
    })
})

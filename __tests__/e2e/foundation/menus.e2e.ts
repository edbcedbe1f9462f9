import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import * as content from "../../support/siteContent"
import { settled } from "../enquiries/visitor"

const { navigation } = JSON.parse(readFileSync("data/labels.json", "utf8"))

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

  test("opens by touch, unfolds the services, and closes when one is chosen", async ({ page }) => {
    await settle(page)
    await openButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page)).toHaveJSProperty("clientWidth", 390)
    for (const { label } of content.navigation.overlay)
      await expect(overlay(page).getByRole("link", { name: label, exact: true })).toBeVisible()
    await overlay(page).getByText(content.navigation.servicesLabel, { exact: true }).first().tap()
    await overlay(page).getByText(String(content.menuGroup?.title), { exact: true }).tap()
    await overlay(page).locator(`a[href="${content.anyServicePath}"]`).tap()
    await expect(page).toHaveURL(content.anyServicePath)
    await expect(overlay(page)).toHaveCount(0)
  })

  test("the logo in it leads home and closes it", async ({ page }) => {
    await settle(page)
    await openButton(page).tap()
    await overlay(page).getByRole("link", { name: content.homeName }).tap()
    await expect(page).toHaveURL(/\/$/)
    await expect(overlay(page)).toHaveCount(0)
  })

  test("Back closes it: the page beneath becomes another", async ({ page }) => {
    await settle(page)
    await header(page).getByRole("link", { name: content.homeName }).first().click()
    await expect(page).toHaveURL(/\/$/)
    await openButton(page).tap()
    await expect(overlay(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy-policy$/)
    await expect(overlay(page)).toHaveCount(0)
  })

  test("a window that becomes wide, as when a tablet is rotated, closes it", async ({ page }) => {
    await settle(page)
    await openButton(page).tap()
    await page.setViewportSize({ width: 390, height: 500 })
    await expect(overlay(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(overlay(page)).toHaveCount(0)
    await servicesButton(page).hover()
    await expect(serviceLink(page)).toBeVisible()
  })
})

test("the open menu fits its window wherever it shows its picture", async ({ page }) => {
  await settle(page)
  for (const width of [1200, 1256]) {
    await page.setViewportSize({ width, height: 800 })
    await servicesButton(page).hover()
    const parts = header(page).locator("section, [data-block]").filter({ visible: true })
    await expect(parts).not.toHaveCount(0)
    for (const box of await Promise.all((await parts.all()).map((part) => part.boundingBox())))
      expect(box && box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(width)
    await page.mouse.move(600, 790)
  }
})

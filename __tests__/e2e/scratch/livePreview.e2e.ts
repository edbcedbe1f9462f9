import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { shareSize } from "../../../src/site/sharePath"
import { anyFreePort } from "../anyFreePort"
import { violationsInBothSchemes } from "../design/axe"
import { routesOf } from "../support"
import { startEditing } from "./runInCopy"

test("npm run edit: a save shows on the page, a bad one shows its issue over the last good page until it is fixed, an unfinished text shows a banner, a picture chosen anew shows; a panel shows the page as others will", async ({
  page,
}) => {
  const site = makeScratchSite()
  shrinkPictures(site.folder)
  const address = `http://localhost:${await anyFreePort()}`
  const preview = startEditing(site.folder, Number(new URL(address).port))
  try {
    await expect.poll(() => preview.output, { timeout: 300_000 }).toContain(`Edit at ${address}/admin`)
    await page.goto(`${address}/admin`)
    await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible({ timeout: 60_000 })

    const heading = page.getByRole("heading", { level: 1 })
    // The preview makes a page on the first request, and may answer before it is ready.
    await expect(async () => {
      await page.goto(`${address}/about-us`)
      await expect(heading).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 120_000 })
    const elsewhere = page.getByRole("complementary", { name: "This page elsewhere" })
    const opener = elsewhere.getByRole("button", { name: "This page in search results" })
    // It would cover the page on a window of this width.
    await expect(opener).toHaveAttribute("aria-expanded", "false")
    await opener.press("Enter")
    await expect(elsewhere.getByText("› about-us")).toHaveCount(2)
    await expect(elsewhere.getByText("no errors")).toBeVisible()
    await expect(elsewhere.getByText("The most similar page is")).toBeVisible({ timeout: 30_000 })
    await expect(elsewhere.getByRole("img")).toHaveJSProperty("naturalWidth", shareSize.width)
    expect(await violationsInBothSchemes(page, "aside[aria-label]")).toEqual({ light: [], dark: [] })

    const panel = page.getByText("This save has issues.")
    const file = path.join(site.folder, "data/pages/about-us.json")
    const change = (fields: object) =>
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...fields }))
    const save = (words: string) => change({ heading: words })

    save("A good new heading")
    await expect(heading).toHaveText("A good new heading", { timeout: 60_000 })

    save("Too long ".repeat(20).trim())
    await expect(panel).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText("is over the limit of 70")).toBeVisible()
    await expect(heading).toHaveText("A good new heading")

    save("Mended heading")
    await expect(heading).toHaveText("Mended heading", { timeout: 60_000 })
    await expect(panel).toHaveCount(0)

    const { seo } = JSON.parse(readFileSync(file, "utf8"))
    change({ seo: { ...seo, title: "W".repeat(50) } })
    await expect(elsewhere.getByText("the title is cut after")).toHaveCount(2, { timeout: 60_000 })
    await opener.press("Enter")
    await expect(elsewhere.getByRole("heading")).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(elsewhere).toHaveCSS("position", "static")

    const [service] = routesOf("service")
    const entry = path.join(site.folder, `data${service?.path}.json`)
    writeFileSync(entry, JSON.stringify({ ...JSON.parse(readFileSync(entry, "utf8")), heading: "??? Another heading" }))
    await expect(async () => {
      await page.goto(address + service?.path)
      await expect(heading).toHaveText("??? Another heading", { timeout: 10_000 })
    }).toPass({ timeout: 120_000 })
    await expect(page.getByText("Not published: the build leaves this page out (??? in heading).")).toBeVisible()

    const { picture } = JSON.parse(readFileSync(entry, "utf8"))
    const description = path.join(site.folder, `data/pictures/${picture}.json`)
    const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "teal" } })
    writeFileSync(path.join(site.folder, "data/images/chosen-anew.jpg"), await photo.jpeg().toBuffer())
    const entryOfPicture = JSON.parse(readFileSync(description, "utf8"))
    writeFileSync(description, JSON.stringify({ ...entryOfPicture, file: "../images/chosen-anew.jpg" }))
    const isShown = (image: HTMLImageElement) => image.currentSrc.includes("chosen-anew") && image.naturalWidth > 0
    await expect.poll(() => page.locator("main picture img").first().evaluate(isShown), { timeout: 60_000 }).toBe(true)
  } finally {
    await preview.stop()
    site.dispose()
  }
})

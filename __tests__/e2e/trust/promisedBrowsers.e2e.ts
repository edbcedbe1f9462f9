import { expect } from "@playwright/test"
import { templates } from "../design/templates"
import { open, test } from "../enquiries/visitor"
import { missingFeatures, takeAway } from "./missingFeatures"

test.describe.configure({ mode: "parallel" })

for (const [name, path] of Object.entries(templates))
  test(`${name} works with the features of every supported browser`, async ({ page }) => {
    const thrown: string[] = []
    page.on("pageerror", ({ message }) => thrown.push(message))
    page.on("console", (message) => message.type() === "error" && thrown.push(message.text()))
    await page.addInitScript(takeAway, missingFeatures)
    await open(page, path)
    expect(thrown.filter((line) => !line.includes("status of 404"))).toEqual([])
  })

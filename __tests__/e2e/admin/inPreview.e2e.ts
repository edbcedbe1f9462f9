import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { filesPath } from "../../../src/gatsby-node/admin/client/warnOfOtherChanges"
import { issuesPath } from "../../../src/site/watchIssues"
import { anyService, site } from "../../support/siteContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 120_000 })

const service = `services/${anyService?.slug}.json`
const before = readFileSync(`data/${service}`, "utf8")

test("the editing page that the live preview serves tells issues and deletions, shows a page's search result, and asks before a save overwrites what another program has changed", async ({
  page,
}) => {
  const told = { report: "data/site.json: brand: is empty", deletions: "/services/law no longer exists." }
  let onDisk = before
  await page.route(`**${filesPath}/**`, (route) => route.fulfill({ contentType: "application/json", body: onDisk }))
  await page.route(`**${issuesPath}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(told)}\n\n` }),
  )
  const editing = await EditingPage.open(page, process.cwd(), true, true)
  await expect(page.getByText(told.report)).toBeVisible()
  await expect(page.getByText(told.deletions)).toBeVisible()

  await editing.show(service)
  await editing.whenSettled()
  const result = editing.field("seo")
  await expect(result.getByText(`› services › ${anyService?.slug}`)).toHaveCount(2)
  await editing.input("seo.title").fill("W".repeat(50))
  await expect(result.getByText("the title is cut")).toHaveCount(2)
  await editing.input("seo.title").fill("{brand} essays")
  await expect(result.getByText(`${site.brand} essays`, { exact: true })).toHaveCount(2)
  const description = await editing.input("seo.description").inputValue()
  await editing.input("seo.description").fill("")
  await expect(result.getByText("There is no description").first()).toBeVisible()
  await editing.input("seo.description").fill(description)

  onDisk = JSON.stringify({ ...JSON.parse(before), summary: "What another program has written." })
  let asked = ""
  page.once("dialog", (dialog) => {
    asked = dialog.message()
    void dialog.dismiss()
  })
  await editing.save.click()
  await expect(page.getByRole("alertdialog")).toContainText("another program has changed")
  expect(asked).toContain(`data/${service}`)
  expect(asked).toContain("(summary)")
  expect((await editing.read(service)).text).toBe(before)

  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click()
  page.once("dialog", (dialog) => void dialog.accept())
  expect(JSON.parse(await editing.saveTo(service)).seo.title).toBe("{brand} essays")
  editing.close()
})

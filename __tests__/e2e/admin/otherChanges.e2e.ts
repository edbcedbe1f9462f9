import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import { filesPath } from "../../../src/gatsby-node/admin/client/warnOfOtherChanges"
import { issuesPath } from "../../../src/site/watchIssues"
import { anyService } from "../../support/siteContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 120_000 })

const service = `services/${anyService?.slug}.json`
const before = readFileSync(`data/${service}`, "utf8")

/** Opens the editing page as the live preview serves it, which answers what the files hold and what is to be told. */
const openInPreview = async (page: Page, file: () => string, told: { report: string; deletions: string }) => {
  await page.route(`**${filesPath}/**`, (route) => route.fulfill({ contentType: "application/json", body: file() }))
  await page.route(`**${issuesPath}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(told)}\n\n` }),
  )
  return EditingPage.open(page, process.cwd(), false, true)
}

test("before a save overwrites what another program has changed, the form asks which version stays", async ({
  page,
}) => {
  let onDisk = before
  const editing = await openInPreview(page, () => onDisk, { report: "", deletions: "" })
  await editing.show(service)
  await editing.input("name").fill("Another name")
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
  expect(JSON.parse(await editing.saveTo(service)).name).toBe("Another name")
  editing.close()
})

test("the editing page tells the issues of a save, and how to redirect a deleted page", async ({ page }) => {
  const told = { report: "data/site.json: brand: is empty", deletions: "/services/law no longer exists." }
  const editing = await openInPreview(page, () => before, told)
  await expect(page.getByText(told.report)).toBeVisible()
  await expect(page.getByText(told.deletions)).toBeVisible()
  editing.close()
})

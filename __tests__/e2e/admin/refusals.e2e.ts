import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { anyService } from "../../support/siteContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 180_000 })

const files = jsonFilesIn(process.cwd())

const service = `services/${anyService?.slug}.json`
const firstOf = (folder: string) => files.find((file) => file.startsWith(`${folder}/`) && file !== service) ?? ""
const [otherService, policy] = [firstOf("services"), firstOf("policies")]

/** What the form refuses: the file, the field, what is typed, and the form's message. */
const issues: [file: string, place: string, typed: string, message: string][] = [
  [service, "heading", "", "This field is required."],
  [service, "slug", "Law Assignment", "Write lower-case letters, digits and + only, with hyphens (-) between words"],
  [service, "heading", "Law, *argued", "a second * for every *"],
  [service, "seo.title", "Long ".repeat(14), "You cannot enter more than 60 characters."],
  ["site.json", "url", "http://quillhaven.example", "for example https://www.example.com/"],
  ["site.json", "contact.email", "hello at quillhaven", "Please enter a valid email."],
  ["navigation.json", "footer.0.to", "plans", "Write a path on this site that starts with /"],
]

// Each form is opened once, since on reopening an entry the page offers to restore its draft.
const forms = [...new Set(issues.map(([file]) => file))]

/** Makes one issue after another in a file's form, and expects each to be refused. */
const refuses = async (editing: EditingPage, file: string) => {
  await editing.show(file)
  // Text typed before the rich text editors have written their texts back would be lost.
  await editing.whenSettled()
  for (const [, place, typed, message] of issues.filter((issue) => issue[0] === file)) {
    const before = await editing.input(place).inputValue()
    await editing.input(place).fill(typed)
    await editing.save.click()
    await expect(editing.field(place)).toContainText(message)
    await expect(editing.input(place)).toHaveAttribute("aria-invalid", "true")
    await editing.input(place).fill(before)
  }
  expect((await editing.read(file)).text).toBe(readFileSync(`data/${file}`, "utf8"))
}

/** Expects that the open form refuses a save with a message, and that the file is as before. */
const refusesSave = async (editing: EditingPage, file: string, ...messages: string[]) => {
  const dialog = editing.page.getByRole("alertdialog")
  await editing.save.click()
  for (const message of messages) await expect(dialog).toContainText(message)
  expect((await editing.read(file)).text).toBe(readFileSync(`data/${file}`, "utf8"))
  await dialog.getByRole("button", { name: "OK" }).click()
}

test("an issue in a field of each kind, and a slug other than the file's name, are refused by the form, and save nothing", async ({
  page,
}) => {
  const editing = await EditingPage.open(page, process.cwd(), true)
  for (const file of forms) await refuses(editing, file)
  await editing.show(otherService)
  await editing.whenSettled()
  await editing.input("slug").fill("law-help")
  await refusesSave(editing, otherService, "The file of this entry is called", "npm run rename")
  expect(editing.strangers).toEqual([])
  editing.close()
})

/** Types into the first rich text of a form, before what is there. */
const typeFirst = (text: string) => async (page: Page) => {
  await page.locator(".lexical-root").first().click()
  await page.keyboard.press("Control+Home")
  await page.keyboard.type(text)
}

test("what would become something else, or be lost, is refused with the reason, as are a copy under the same slug and the removal of what others need", async ({
  page,
}) => {
  const editing = await EditingPage.open(page, process.cwd(), true)
  for (const [file, message, type] of [
    ["sections/ordering.json", "_this_ would become italics.", typeFirst("So _this_ and snake_case_name ")],
    ["sections/faqs.json", "would become a list.", typeFirst("1986. A great year: ")],
    [
      policy,
      "two backslashes would become one",
      async () => {
        const field = page.locator("section.field:has(.lexical-root)").last()
        await field.locator(".lexical-root").click()
        await page.keyboard.press("Control+a")
        await field.getByRole("button", { name: "Code", exact: true }).click()
        await page.keyboard.press("End")
        await page.keyboard.type("a \\\\ b")
      },
    ],
  ] as const) {
    await editing.show(file)
    await editing.whenSettled()
    await type(page)
    await refusesSave(editing, file, message)
  }

  await editing.show(`pictures/${JSON.parse(readFileSync(`data/${service}`, "utf8")).picture}.json`)
  await editing.choose("Delete")
  await expect(page.getByRole("alertdialog")).toContainText(anyService?.name ?? "")
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeDisabled()
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()

  const numbers = files.flatMap((file) => /^blogs\/(\d+)-/.exec(file)?.[1] ?? []).map(Number)
  await editing.showNew("post")
  await expect(editing.input("number")).toHaveValue(String(Math.max(0, ...numbers) + 1))

  await editing.show(service)
  await page.getByRole("button", { name: "Show Editor Options" }).click()
  await expect(page.getByRole("menuitem", { name: "Edit Slug" })).toBeDisabled()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  await refusesSave(editing, service, `There is already an entry called ${anyService?.slug}.`, "change its slug")
  await editing.input("slug").fill("another-service")
  await editing.save.click()
  await expect(async () => {
    expect(JSON.parse((await editing.read("services/another-service.json")).text).slug).toBe("another-service")
  }).toPass({ timeout: 30_000 })
  editing.close()
})

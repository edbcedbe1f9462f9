import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { anyService } from "../../support/siteContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 180_000 })

const files = jsonFilesIn(process.cwd())

const service = `services/${anyService?.slug}.json`

/** What the form refuses: the file, the field, what is typed, and the form's message. */
const issues: [file: string, place: string, typed: string, message: string][] = [
  [service, "heading", "", "This field is required."],
  [service, "slug", "Law Assignment", "Write lower-case letters, digits and + only, with hyphens (-) between words"],
  [service, "heading", "Law, *argued", "a second * for every *"],
  [service, "seo.title", "Long ".repeat(14), "You cannot enter more than 60 characters."],
  ["site.json", "brand", "", "This field is required."],
  ["site.json", "url", "http://quillhaven.example", "for example https://www.example.com/"],
  ["site.json", "contact.email", "hello at quillhaven", "Please enter a valid email."],
  ["navigation.json", "footer.0.to", "plans", "Write a path on this site that starts with /"],
  ["redirects.json", "items.0.from", "services/old", "Write a path that starts with /"],
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

test("an issue in a field of each kind is refused by the form, and saves nothing", async ({ page }) => {
  const editing = await EditingPage.open(page, process.cwd(), true)
  for (const file of forms) await refuses(editing, file)
  expect(editing.strangers).toEqual([])
  editing.close()
})

test("a slug that does not match the file name is refused with the reason, and saves nothing", async ({ page }) => {
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.show(service)
  await editing.whenSettled()
  await editing.input("slug").fill("law-help")
  await editing.save.click()
  await expect(page.getByRole("alertdialog")).toContainText(`The file of this entry is called ${anyService?.slug}.json`)
  await expect(page.getByRole("alertdialog")).toContainText("npm run rename")
  expect((await editing.read(service)).text).toBe(readFileSync(`data/${service}`, "utf8"))
  editing.close()
})

test("a copy of an entry is saved only under a slug of its own; the form changes no slug by itself", async ({
  page,
}) => {
  const editing = await EditingPage.open(page, process.cwd(), false)
  await editing.show(service)
  await page.getByRole("button", { name: "Show Editor Options" }).click()
  await expect(page.getByRole("menuitem", { name: "Edit Slug" })).toBeDisabled()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  await editing.save.click()
  await expect(page.getByRole("alertdialog")).toContainText(`There is already an entry called ${anyService?.slug}.`)
  await expect(page.getByRole("alertdialog")).toContainText("change its slug")
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click()
  await editing.input("slug").fill("another-service")
  await editing.save.click()
  await expect(async () => {
    expect(JSON.parse((await editing.read("services/another-service.json")).text).slug).toBe("another-service")
  }).toPass({ timeout: 30_000 })
  editing.close()
})

for (const [typed, message] of [
  ["So _this_ and snake_case_name ", "_this_ would become italics."],
  ["1986. A great year: ", "would become a list."],
] as const)
  test(`what would become something else is refused with the reason: ${typed}`, async ({ page }) => {
    const editing = await EditingPage.open(page, process.cwd(), true)
    await editing.show(service)
    await editing.whenSettled()
    await page.locator(".lexical-root").first().click()
    await page.keyboard.press("Control+Home")
    await page.keyboard.type(typed)
    await editing.save.click()
    await expect(page.getByRole("alertdialog")).toContainText(message)
    expect((await editing.read(service)).text).toBe(readFileSync(`data/${service}`, "utf8"))
    editing.close()
  })

test("backslashes that the editing program would lose are refused with the reason", async ({ page }) => {
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.show(service)
  await editing.whenSettled()
  const field = page.locator("section.field:has(.lexical-root)").first()
  await field.locator(".lexical-root").click()
  await page.keyboard.press("Control+a")
  await field.getByRole("button", { name: "Code", exact: true }).click()
  await page.keyboard.press("End")
  await page.keyboard.type("a \\\\ b")
  await editing.save.click()
  await expect(page.getByRole("alertdialog")).toContainText("two backslashes would become one")
  expect((await editing.read(service)).text).toBe(readFileSync(`data/${service}`, "utf8"))
  editing.close()
})

test("an entry that others need is not deleted, and the form names them", async ({ page }) => {
  const pictureOfService = `pictures/${JSON.parse(readFileSync(`data/${service}`, "utf8")).picture}.json`
  const editing = await EditingPage.open(page, process.cwd(), false)
  await editing.show(pictureOfService)
  await editing.choose("Delete")
  await expect(page.getByRole("alertdialog")).toContainText(anyService?.name ?? "")
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeDisabled()
  editing.close()
})

test("a new post has the number after the highest", async ({ page }) => {
  const numbers = files.flatMap((file) => /^blogs\/(\d+)-/.exec(file)?.[1] ?? []).map(Number)
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.showNew("post")
  await expect(editing.input("number")).toHaveValue(String(Math.max(0, ...numbers) + 1))
  editing.close()
})

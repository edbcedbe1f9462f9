import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Locator, type Page, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 120_000 })

/** The parts of the form of one rich text. */
interface TextField {
  page: Page
  /** The rich text, which has the focus and the cursor at its start. */
  rich: Locator
  field: Locator
}

type Act = (field: TextField) => Promise<void>

const press =
  (...keys: string[]): Act =>
  async ({ page }) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      // The editor takes the new place of the cursor from an event after the key.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
  }

const type =
  (text: string): Act =>
  async ({ page }) =>
    page.keyboard.type(text)

/** Selects everything and presses a button of the toolbar. */
const format =
  (name: string): Act =>
  async ({ page, rich, field }) => {
    await press("Control+a")({ page, rich, field })
    await field.getByRole("button", { name, exact: true }).click()
  }

/** Selects everything and chooses another kind of block. */
const block =
  (name: string): Act =>
  async ({ page, rich, field }) => {
    await press("Control+a")({ page, rich, field })
    await field.getByRole("button", { name: "Show Text Style Options" }).click()
    await page.getByRole("menuitemcheckbox", { name, exact: true }).click()
  }

/** What an editor does: the stored text, the act, and the text that is stored then. */
const edits: [name: string, before: string, act: Act, after: string][] = [
  ["joins paragraphs", "One.\n\nTwo.", press("Control+End", "Home", "Backspace"), "One.Two."],
  ["moves an item out", "- one\n  - two", press("Control+End", "Shift+Tab"), "- one\n- two"],
  [
    "adds an item",
    "1. one\n2. two",
    async (field) => {
      await press("Control+End", "Enter")(field)
      await type("three *four*")(field)
    },
    "1. one\n2. two\n3. three \\*four\\*",
  ],
  ["makes words bold", "One two", format("Bold"), "**One two**"],
  ["makes words italic", "One two", format("Italic"), "*One two*"],
  ["strikes words through", "One two", format("Strikethrough"), "~~One two~~"],
  ["makes words code", "One two", format("Code"), "`One two`"],
  ["takes italics away", "*One two*", press("Control+a", "Control+i"), "One two"],
  ["makes a list", "One\n\nTwo", block("Bulleted List"), "- One\n- Two"],
  ["makes a numbered list", "One\n\nTwo", block("Numbered List"), "1. One\n2. Two"],
  ["makes a quotation", "One *two*", block("Block Quote"), "> One *two*"],
]

/** The number of texts in a form, fewer than its list takes. */
const handful = 15

/** A copy of the data in which a policy has one part per text, between neighbours of each kind. */
const projectWith = (file: string, texts: readonly string[]) => {
  const root = mkdtempSync(path.join(tmpdir(), "site-edits-"))
  for (const one of jsonFilesIn(process.cwd())) {
    mkdirSync(path.dirname(path.join(root, "data", one)), { recursive: true })
    const entry = JSON.parse(readFileSync(`data/${one}`, "utf8"))
    if (one === file) entry.sections = texts.map((body, index) => ({ title: `Part ${index + 1}`, body }))
    writeFileSync(path.join(root, "data", one), `${JSON.stringify(entry, null, 2)}\n`)
  }
  return root
}

const policy = jsonFilesIn(process.cwd()).find((file) => file.startsWith("policies/")) ?? ""

/** The texts of the policy in its file. */
const bodiesIn = (text: string) => JSON.parse(text).sections.map(({ body }: { body: string }) => body)

for (let first = 0; first < edits.length; first += handful) {
  const chosen = edits.slice(first, first + handful)
  test(`what the keyboard and the toolbar change is saved (edits ${first + 1} to ${first + chosen.length})`, async ({
    page,
  }) => {
    const root = projectWith(
      policy,
      chosen.map(([, before]) => before),
    )
    const editing = await EditingPage.open(page, root, true)
    await editing.show(policy)
    await editing.whenSettled()
    for (const [index, [name, , act]] of chosen.entries())
      await test.step(name, async () => {
        const field = editing.field(`sections.${index}.body`)
        const rich = field.locator(".lexical-root")
        await rich.click()
        await press("Control+Home")({ page, rich, field })
        await act({ page, rich, field })
      })
    const wanted = chosen.map(([name, , , after]) => [name, after])
    const named = (text: string) => bodiesIn(text).map((body: string, index: number) => [chosen[index]?.[0], body])
    expect(named(await editing.saveTo(policy))).toEqual(wanted)

    await editing.show(policy)
    await editing.whenSettled()
    await editing.input("name").fill("Another name")
    expect(named(await editing.saveTo(policy)), "opened and saved again").toEqual(wanted)
    editing.close()
    rmSync(root, { recursive: true })
  })
}

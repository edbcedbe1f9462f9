import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { EditingPage } from "./EditingPage"
import { edits, press } from "./textEdits"

test.describe.configure({ timeout: 180_000 })

/**
 * The number of texts in a form, fewer than its list takes. `npm test` has the first form; entryFormat.test.ts asks what the
 * site's own part makes of every edit.
 */
const handful = 8

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
  test(`what the keyboard and the toolbar change is saved (edits ${first + 1} to ${first + chosen.length})`, {
    tag: first === 0 ? [] : ["@further"],
  }, async ({ page }) => {
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
    // What a button of the toolbar has changed is written back a tenth of a second later, and a save does not wait for it.
    await editing.whenSettled()
    expect(named(await editing.saveTo(policy))).toEqual(wanted)

    await editing.show(policy)
    await editing.whenSettled()
    await editing.input("name").fill("Another name")
    expect(named(await editing.saveTo(policy)), "opened and saved again").toEqual(wanted)
    editing.close()
    rmSync(root, { recursive: true })
  })
}

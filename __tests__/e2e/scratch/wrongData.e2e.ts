import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { anyFreePort } from "../anyFreePort"
import { buildCopy, startEditing } from "./runInCopy"

/** A copy of the project with a mistyped field in one file. */
const makeWrongSite = () => {
  const site = makeScratchSite()
  const file = path.join(site.folder, "data/sections/contact.json")
  writeFileSync(file, readFileSync(file, "utf8").replace('"kicker"', '"kiker"'))
  return site
}

const issue = 'kiker: there is no field with this name; did you mean "kicker"?'

test("an invalid file stops the build before anything else happens, and is named", async () => {
  const site = makeWrongSite()
  const { code, output } = await buildCopy(site.folder)
  // A build that had begun would leave its mark, and the next would build everything again.
  const begun = existsSync(path.join(site.folder, ".build-under-way"))
  site.dispose()
  expect([code, begun]).toEqual([1, false])
  expect(output).toContain("The data have issues; nothing was built.")
  expect(output).toContain(issue)
})

test("npm run edit names an invalid file, and exits", async () => {
  const site = makeWrongSite()
  const editing = startEditing(site.folder, await anyFreePort())
  let code: number | null | undefined
  void editing.ended.then((ended) => {
    code = ended
  })
  try {
    await expect.poll(() => code, { timeout: 300_000 }).toBe(1)
  } finally {
    await editing.stop()
    site.dispose()
  }
  expect(editing.output).toContain("The data have issues; fix them and start again.")
  expect(editing.output).toContain(issue)
})

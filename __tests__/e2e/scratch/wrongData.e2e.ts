import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { anyFreePort } from "../anyFreePort"
import { buildCopy, startEditing } from "./runInCopy"

const mistakes = [
  ["sections/contact.json", '"kicker"', '"kiker"'],
  // Gatsby is configured with this file, before the data are checked.
  ["site.json", /"brand": ".*"/, '"brand": ""'],
] as const

/** A copy of the project with mistakes in two files. */
const makeWrongSite = () => {
  const site = makeScratchSite()
  for (const [name, right, wrong] of mistakes) {
    const file = path.join(site.folder, "data", name)
    writeFileSync(file, readFileSync(file, "utf8").replace(right, wrong))
  }
  return site
}

const issues = ['kiker: there is no field with this name; did you mean "kicker"?', "brand: is empty"]

test("invalid files stop the build before anything else happens, and are named", async () => {
  const site = makeWrongSite()
  const { code, output } = await buildCopy(site.folder)
  // A build that is marked as under way would make the next one build everything again.
  const stamp = JSON.parse(readFileSync(path.join(site.folder, ".cache/.stamp.json"), "utf8"))
  const isBuilt = existsSync(path.join(site.folder, "public/index.html"))
  site.dispose()
  expect([code, stamp.isUnderWay, isBuilt]).toEqual([1, undefined, false])
  expect(output).toContain("The data have issues; nothing was built.")
  for (const issue of issues) expect(output).toContain(issue)
})

test("npm run edit names invalid files, and exits", async () => {
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
  for (const issue of issues) expect(editing.output).toContain(issue)
})

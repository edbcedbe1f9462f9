import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { runGatsby } from "./runGatsby"

test("a wrong file stops the build before anything else is done, and is named", async () => {
  const site = makeScratchSite()
  const file = path.join(site.folder, "data/authors/tom-brandt.json")
  writeFileSync(file, readFileSync(file, "utf8").replace('"role"', '"rolle"'))
  const { code, output } = await runGatsby(site.folder, "build")
  site.dispose()
  expect(code).toBe(1)
  expect(output).toContain("The data have faults; nothing was built.")
  expect(output).toContain('rolle: there is no field of this name; did you mean "role"?')
  expect(output).not.toContain("source and transform nodes")
})

import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { addContent, changeContent } from "./ownersWeek"
import { buildCopy, runScript } from "./runInCopy"

test("npm run test:unit passes after an owner has added content, and after changes and deletions; the site builds", async () => {
  // The copy shares node_modules, where nothing must be installed.
  expect(packagesAreInstalled(process.cwd())).toBe(true)
  const site = makeScratchSite()
  try {
    shrinkPictures(site.folder)
    for (const edit of [addContent, changeContent]) {
      edit(site.folder)
      const unit = await runScript(site.folder, "scripts/test.mjs", "--unit")
      expect(unit.code, unit.output).toBe(0)
    }
    const build = await buildCopy(site.folder)
    expect(build.code, build.output).toBe(0)
  } finally {
    site.dispose()
  }
})

import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { addContent, changeContent } from "./ownersWeek"
import { buildCopy, runScript } from "./runInCopy"

test("npm run test:unit passes when an owner has added content, and when some was changed and taken away; the site is built", async () => {
  test.setTimeout(1_200_000)
  // The copy shares them: nothing is to be installed there.
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

import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { relativePathsBelow } from "../../../src/hosting/filesBelow"
import { feeds } from "../../../src/site/feeds"
import { partNames } from "../../../tools/setup/parts"
import { buildCopy, runScript } from "./runInCopy"

const answers = {
  brand: "Zebra House",
  domain: "www.zebra.house",
  email: "post@zebra.house",
  phone: "+47 22 12 34 56",
  accent: "#0b6fd4",
  mark: "N",
  remove: partNames,
}

test("a copy with an owner's brand and none of the parts passes npm run test:unit, and its site has no trace of them", async () => {
  test.setTimeout(1_200_000)
  // The copy shares node_modules, where nothing must be installed.
  expect(packagesAreInstalled(process.cwd())).toBe(true)
  const { folder, dispose } = makeScratchSite()
  try {
    shrinkPictures(folder)
    writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers))
    const git = (...words: string[]) => execFileSync("git", words, { cwd: folder })
    git("init", "--quiet")
    git("add", "--all")
    git("-c", "user.name=Ann", "-c", "user.email=ann@zebra.house", "commit", "--quiet", "--message=Start")
    const setUp = await runScript(folder, "tools/setup.ts", "--answers", "answers.json")
    expect(setUp.code, setUp.output).toBe(0)
    const unit = await runScript(folder, "scripts/test.mjs", "--unit")
    expect(unit.code, unit.output).toBe(0)
    const build = await buildCopy(folder)
    expect(build.code, build.output).toBe(0)

    const built = path.join(folder, "public")
    const files = relativePathsBelow(built)
    const unwanted = /^(?:career|blogs|samples|plans|uk|canada|citations)(?:\/|$)|^blog\/\d|citation\/index\.html$/
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
    for (const feed of feeds) expect(files).not.toContain(feed.path.slice(1))
    for (const file of files.filter((name) => name.endsWith(".html"))) {
      const html = readFileSync(path.join(built, file), "utf8")
      expect(html, file).not.toMatch(/href="[^"]*\/(?:career|blogs?|samples|plans|rss\.xml)[/"#]/)
      expect(html, file).not.toContain("Quillhaven")
    }
  } finally {
    dispose()
  }
})

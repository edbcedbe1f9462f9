import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { relativePathsBelow } from "../../../src/hosting/filesBelow"
import { feeds } from "../../../src/site/feeds"
import { partNames } from "../../../tools/setup/parts"
import { makeGitCopy } from "./gitCopy"
import { buildCopy, runScript } from "./runInCopy"

const answers = {
  brand: "Zebra House",
  domain: "www.zebra.house",
  email: "post@zebra.house",
  phone: "+47 22 12 34 56",
  accent: "#0b6fd4",
  mark: "N",
}

/** Makes a copy an owner's. */
const setUp = async (folder: string, further: object) => {
  writeFileSync(path.join(folder, "answers.json"), JSON.stringify({ ...answers, ...further }))
  const { code, output } = await runScript(folder, "tools/setup.ts", "--answers", "answers.json")
  expect(code, output).toBe(0)
}

test("a copy with an owner's brand and none of the parts passes npm run test:unit, and its site has no trace of them", async () => {
  // The copy shares node_modules, where nothing must be installed.
  expect(packagesAreInstalled(process.cwd())).toBe(true)
  const { folder, dispose } = makeGitCopy()
  try {
    await setUp(folder, { remove: partNames })
    shrinkPictures(folder)
    const unit = await runScript(folder, "scripts/test.mjs", "--unit")
    expect(unit.code, unit.output).toBe(0)
    const build = await buildCopy(folder)
    expect(build.code, build.output).toBe(0)

    const built = path.join(folder, "public")
    const files = relativePathsBelow(built)
    const unwanted = /^(?:career|blogs|samples|plans|uk|canada|blog\/\d+|services\/\w+-citation)(?:\/|$)/
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
    for (const feed of feeds) expect(files).not.toContain(feed.path.slice(1))
    for (const file of files.filter((name) => name.endsWith(".html"))) {
      const html = readFileSync(path.join(built, file), "utf8")
      expect(html, file).not.toMatch(/href="[^"]*\/(?:career|blogs?|samples|plans|rss\.xml)[/"#]/)
    }
  } finally {
    dispose()
  }
})

test("npm run upgrade takes a later version: the owner's stays, and the check names what is new", async () => {
  const { folder, dispose, git, commit } = makeGitCopy()
  const change = (file: string, edit: (text: string) => string) => {
    const place = path.join(folder, file)
    const before = readFileSync(place, "utf8")
    const after = edit(before)
    expect(after, file).not.toBe(before)
    writeFileSync(place, after)
  }
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  try {
    git("tag", "v0.0.1")
    // The made-up version requires a field, and changes what setup and owners change, too.
    git("checkout", "--quiet", "-b", "next")
    change("src/content/schemas/site.ts", (text) =>
      text.replace(/^ {2}tagline:/m, '  motto: text(40, "A few words for the footer."),\n$&'),
    )
    change("data/site.json", (text) => text.replace(/^ {2}"tagline"/m, '  "motto": "Read on",\n$&'))
    change("data/chat.json", (text) => text.replace(/"title": ".*"/, '"title": "Ask"'))
    for (const file of ["package.json", "package-lock.json"])
      change(file, (text) => text.replace(/"version": ".*?"/, '"version": "99.0.0"'))
    for (const file of ["CHANGELOG.md", "README.md", "tools/quality/words.txt"])
      change(file, (text) => `${text}Zwingli\n`)
    commit("Next")
    git("tag", "v99.0.0")
    git("checkout", "--quiet", "main")
    await setUp(folder, { remove: ["chat", "jobs"] })
    change("README.md", (text) => `${text}Ours\n`)
    commit("Ours")
    git("remote", "add", "product", folder)
    for (const [key, value] of Object.entries({ name: "Ann", email: "ann@zebra.house" }))
      git("config", `user.${key}`, value)

    const wanting = await runScript(folder, "tools/upgrade.ts")
    expect(wanting.output).toMatch(/Yours, and kept.*\n {2}README\.md\n {2}data\/site\.json\n/)
    expect(wanting.output).toMatch(/Removed by you.*\n {2}data\/chat\.json\n/)
    expect(wanting.output).toMatch(/data\/site\.json:\d+:\d+\n +motto: is missing\n.*remedy: +Add "motto" here\./s)
    expect(wanting.output).toContain("1 issue in 1 file")
    change("data/site.json", (text) => text.replace(/^ {2}"tagline"/m, '  "motto": "Stripes",\n$&'))
    const done = await runScript(folder, "tools/upgrade.ts")
    expect(done, done.output).toMatchObject({ code: 0 })
    expect(git("status", "--short").output).toBe("")
    const colours = { brand: answers.accent, surfaces: "follow" }
    expect(JSON.parse(read("data/site.json"))).toMatchObject({ brand: answers.brand, motto: "Stripes", colours })
    expect(JSON.parse(read("package.json")).version).toBe("99.0.0")
    for (const file of ["CHANGELOG.md", "tools/quality/words.txt"]) expect(read(file)).toContain("Zwingli")
  } finally {
    dispose()
  }
})

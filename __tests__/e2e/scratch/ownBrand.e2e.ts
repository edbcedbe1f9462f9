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

test("a later version is merged as docs/upgrading.md says: the owner's stays, and the check names what is new", async () => {
  const { folder, dispose, git, commit } = makeGitCopy()
  const change = (file: string, edit: (text: string) => string) => {
    const place = path.join(folder, file)
    const before = readFileSync(place, "utf8")
    const after = edit(before)
    expect(after, file).not.toBe(before)
    writeFileSync(place, after)
  }
  const [, command = ""] = /^git (-c .*) merge /m.exec(readFileSync("docs/upgrading.md", "utf8")) ?? []
  try {
    // The made-up version requires a field, and changes a colour, the chat and the changelog.
    git("checkout", "--quiet", "-b", "next")
    change("src/content/schemas/site.ts", (text) =>
      text.replace(/^ {2}tagline:/m, '  motto: text(40, "A few words for the footer."),\n$&'),
    )
    change("data/site.json", (text) => text.replace(/^ {2}"tagline"/m, '  "motto": "Read on",\n$&'))
    change("data/chat.json", (text) => text.replace(/"title": ".*"/, '"title": "Ask"'))
    change("src/styles/tokens.css", (text) => text.replace(/--brand: .*;/, "--brand: #b03a26;"))
    change("CHANGELOG.md", (text) => `${text}\n## 99.0.0\n`)
    commit("Next")
    git("checkout", "--quiet", "main")
    await setUp(folder, { remove: ["chat", "jobs"] })
    commit("Ours")

    const merge = git(...command.split(" "), "merge", "--quiet", "next")
    expect(merge, merge.output).toMatchObject({ status: 1 })
    expect(git("diff", "--name-only", "--diff-filter=U").output).toBe("data/chat.json\n")
    git("rm", "--quiet", "data/chat.json")
    commit("Merge")
    const site = () => JSON.parse(readFileSync(path.join(folder, "data/site.json"), "utf8"))
    expect(site()).toMatchObject({ brand: answers.brand, colours: { brand: answers.accent, surfaces: "follow" } })
    expect(readFileSync(path.join(folder, "CHANGELOG.md"), "utf8")).toContain("99.0.0")

    const wanting = await runScript(folder, "scripts/check-data.ts")
    expect(wanting.output).toMatch(/data\/site\.json:\d+:\d+\n +motto: is missing\n.*remedy: +Add "motto" here\./s)
    expect(wanting.output).toContain("1 issue in 1 file")
    change("data/site.json", (text) => text.replace(/^ {2}"tagline"/m, '  "motto": "Stripes",\n$&'))
    expect(await runScript(folder, "scripts/check-data.ts")).toMatchObject({ code: 0 })
  } finally {
    dispose()
  }
})

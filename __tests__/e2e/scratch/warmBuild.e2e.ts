import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect } from "@playwright/test"
import { compressFolder } from "../../../src/hosting/compress/compressFolder"
import { endings, filesBelow } from "../../../src/hosting/compress/variants"
import { test } from "./rebuiltSite"
import { runGatsby } from "./runGatsby"

/** Every published file of a built site with what it says, in short. */
const publishedFiles = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [
      path.relative(folder, file),
      createHash("sha1").update(readFileSync(file)).digest("hex"),
    ]),
  )

test("a build that has a cache publishes the same files as a clean one, name by name and byte by byte", async ({
  rebuilt,
}) => {
  test.setTimeout(600_000)
  const clean = publishedFiles(rebuilt.public())
  const [edited, removed] = ["services/law-assignment.json", "services/zebra-essays.json"].map((file) => ({
    file: rebuilt.data(file),
    text: readFileSync(rebuilt.data(file), "utf8"),
  }))
  if (!edited || !removed) throw new Error("There is nothing to edit")

  // Other words, another picture, and one service fewer, which every page's menu shows.
  const entry = JSON.parse(edited.text)
  writeFileSync(edited.file, JSON.stringify({ ...entry, summary: "One edited sentence.", picture: "zebra" }))
  rmSync(removed.file)
  await rebuilt.build()
  const changed = publishedFiles(rebuilt.public())
  expect(changed["services/law-assignment/index.html"]).not.toBe(clean["services/law-assignment/index.html"])
  const gone = ["services/zebra-essays/index.html", "share/services/zebra-essays.jpeg"]
  expect(Object.keys(clean)).toEqual(expect.arrayContaining(gone))
  for (const file of gone) expect(Object.keys(changed)).not.toContain(file)

  for (const { file, text } of [edited, removed]) writeFileSync(file, text)
  await rebuilt.build()
  expect(publishedFiles(rebuilt.public())).toEqual(clean)
})

test("another clean build, in another folder, publishes the same files, packed ones too, and one after it has nothing to do", async ({
  rebuilt,
}) => {
  test.setTimeout(600_000)
  const { folder } = rebuilt.site
  const built = new Set([".cache", "public"])
  const copy = mkdtempSync(path.join(tmpdir(), "site-again-"))
  try {
    cpSync(folder, copy, { recursive: true, filter: (file) => !built.has(path.relative(folder, file)) })
    const { code, output } = await runGatsby(copy, "build")
    expect(code, output).toBe(0)
    // As npm run build:deploy does.
    for (const site of [folder, copy]) await compressFolder(path.join(site, "public"), path.join(site, ".cache"))
    const published = publishedFiles(path.join(copy, "public"))
    expect(published).toEqual(publishedFiles(rebuilt.public()))
    for (const ending of endings) expect(Object.keys(published)).toContain(`plans/index.html${ending}`)

    // As in another terminal, or when an editor's program starts it.
    process.env.ANOTHER_TERMINAL = "yes"
    const again = await runGatsby(copy, "build")
    expect(again.code, again.output).toBe(0)
    expect(output).toContain("Building static HTML for pages")
    expect(again.output, "nothing has changed, so no page is drawn").not.toContain("Building static HTML for pages")
  } finally {
    delete process.env.ANOTHER_TERMINAL
    rmSync(copy, { recursive: true, force: true })
  }
})

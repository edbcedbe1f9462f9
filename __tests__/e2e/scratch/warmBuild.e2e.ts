import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect } from "@playwright/test"
import { endings } from "../../../src/hosting/compress/variants"
import { filesBelow } from "../../../src/hosting/filesBelow"
import { layOutSite } from "../../../src/hosting/publishing/layOutSite"
import { services } from "../../support/siteContent"
import { test, zebra } from "./rebuiltSite"
import { buildCopy } from "./runInCopy"

/** Lays out a built copy, and gives every published file with what it says, in short. */
const publishedFiles = async (copy: string, compressed = false) => {
  const below = (folder: string) => path.join(copy, folder)
  const unknown = await layOutSite({
    from: below("public"),
    to: below("dist"),
    statics: below("static"),
    deploy: below("deploy"),
    siteUrl: "https://www.site.example",
    compressed,
  })
  expect(unknown).toEqual([])
  return Object.fromEntries(
    filesBelow(below("dist")).map((file) => [
      path.relative(below("dist"), file),
      createHash("sha1").update(readFileSync(file)).digest("hex"),
    ]),
  )
}

test("a build that has a cache publishes the same files as a clean one, name by name and byte by byte", async ({
  rebuilt,
}) => {
  test.setTimeout(600_000)
  const { folder } = rebuilt.site
  const clean = await publishedFiles(folder)
  expect(Object.keys(clean).map((file) => path.basename(file))).toContain(`${zebra}.webp`)
  const [edited, removed] = [`services/${services[0]?.slug}.json`, "services/zebra-essays.json"].map((file) => ({
    file: rebuilt.data(file),
    text: readFileSync(rebuilt.data(file), "utf8"),
  }))
  if (!edited || !removed) throw new Error("There is nothing to edit")

  // Other words, another picture, and one service fewer, which every page's menu shows.
  const entry = JSON.parse(edited.text)
  writeFileSync(edited.file, JSON.stringify({ ...entry, summary: "One edited sentence.", picture: "zebra" }))
  rmSync(removed.file)
  await rebuilt.build()
  const changed = await publishedFiles(folder)
  const page = `services/${services[0]?.slug}.html`
  expect(Object.keys(clean)).toContain(page)
  expect(changed[page]).not.toBe(clean[page])
  const gone = ["services/zebra-essays.html", "share/services/zebra-essays.jpeg"]
  expect(Object.keys(clean)).toEqual(expect.arrayContaining(gone))
  for (const file of gone) expect(Object.keys(changed)).not.toContain(file)

  for (const { file, text } of [edited, removed]) writeFileSync(file, text)
  await rebuilt.build()
  expect(await publishedFiles(folder)).toEqual(clean)
})

test("another clean build, in another folder, publishes the same files, packed ones too, and one after it has nothing to do", async ({
  rebuilt,
}) => {
  test.setTimeout(600_000)
  const { folder } = rebuilt.site
  const built = new Set([".cache", "public", "dist"])
  const copy = mkdtempSync(path.join(tmpdir(), "site-again-"))
  try {
    cpSync(folder, copy, { recursive: true, filter: (file) => !built.has(path.relative(folder, file)) })
    const { code, output } = await buildCopy(copy)
    expect(code, output).toBe(0)
    const published = await publishedFiles(copy, true)
    expect(published).toEqual(await publishedFiles(folder, true))
    // What a person wants to know, and no more.
    expect(output.trim().split("\n").length).toBeLessThanOrEqual(80)
    expect(output).not.toMatch(/is not compatible|Conflicting order/)
    for (const ending of endings) expect(Object.keys(published)).toContain(`plans.html${ending}`)

    // As in another terminal, or when an editor's program starts it.
    process.env.ANOTHER_TERMINAL = "yes"
    const again = await buildCopy(copy)
    expect(again.code, again.output).toBe(0)
    const nothing = "There are no new or changed html files to build."
    expect(output).not.toContain(nothing)
    expect(again.output).toContain(nothing)
  } finally {
    delete process.env.ANOTHER_TERMINAL
    rmSync(copy, { recursive: true, force: true })
  }
})

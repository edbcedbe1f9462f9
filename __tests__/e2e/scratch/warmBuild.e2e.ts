import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect } from "@playwright/test"
import { today } from "../../../src/content/today"
import { endings } from "../../../src/hosting/compress/variants"
import { filesBelow } from "../../../src/hosting/filesBelow"
import { layOutSite } from "../../../src/hosting/publishing/layOutSite"
import { services } from "../../support/siteContent"
import { anyFreePort } from "../anyFreePort"
import { test, zebra } from "./rebuiltSite"
import { buildCopy, startSite } from "./runInCopy"

/** Lays out a built copy, and returns every published file, including compressed variants, with a digest. */
const publishedFiles = async (copy: string) => {
  const below = (folder: string) => path.join(copy, folder)
  const { unknown } = await layOutSite({
    from: below("public"),
    to: below("dist"),
    statics: below("static"),
    deploy: below("deploy"),
    siteUrl: "https://www.site.example",
    compressed: true,
  })
  expect(unknown).toEqual([])
  return Object.fromEntries(
    filesBelow(below("dist")).map((file) => [
      path.relative(below("dist"), file),
      createHash("sha1").update(readFileSync(file)).digest("hex"),
    ]),
  )
}

/** Builds a copy, and returns the output. */
const build = async (copy: string) => {
  const { code, output } = await buildCopy(copy)
  expect(code, output).toBe(0)
  return output
}

/** Changes a copy's data as days of editing would: changed text, another picture, one service fewer and one more. */
const editData = (copy: string) => {
  const file = (slug?: string) => path.join(copy, `data/services/${slug}.json`)
  const edited = file(services[0]?.slug)
  const removed = file("zebra-essays")
  const added = file("quagga-essays")
  const [text, other] = [edited, removed].map((name) => readFileSync(name, "utf8")) as [string, string]
  writeFileSync(edited, JSON.stringify({ ...JSON.parse(text), summary: "One edited sentence.", picture: "zebra" }))
  rmSync(removed)
  writeFileSync(added, JSON.stringify({ ...JSON.parse(other), slug: "quagga-essays" }))
  return {
    /** Reverts the changes. */
    undo: () => {
      writeFileSync(edited, text)
      writeFileSync(removed, other)
      rmSync(added)
    },
  }
}

test("a build after edits, and on another day, publishes the same files as a clean one elsewhere, byte for byte; the next has nothing to do, and a start builds nothing", async ({
  rebuilt,
}) => {
  const { folder } = rebuilt.site
  const built = new Set([".cache", "public", "dist"])
  const copy = mkdtempSync(path.join(tmpdir(), "site-again-"))
  const { NODE_OPTIONS } = process.env
  const restoreOptions = () => {
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
    else process.env.NODE_OPTIONS = NODE_OPTIONS
  }
  try {
    cpSync(folder, copy, { recursive: true, filter: (file) => !built.has(path.relative(folder, file)) })
    const edits = editData(copy)
    process.env.NODE_OPTIONS = `--require ${path.resolve("__tests__/e2e/scratch/yesterday.cjs")}`
    const output = await build(copy)
    restoreOptions()
    // Its day has not come, and comes with the next build.
    expect(output).toContain(`data/blogs/77-zebras.json (until ${today()})`)
    expect(existsSync(path.join(copy, "public/blog/77"))).toBe(false)
    // A short log.
    expect(output.trim().split("\n").length).toBeLessThanOrEqual(80)
    expect(output).not.toMatch(/is not compatible|Conflicting order/)
    expect(existsSync(path.join(copy, "public/share/services/quagga-essays.jpeg"))).toBe(true)

    edits.undo()
    const nothing = "There are no new or changed html files to build."
    expect(await build(copy)).not.toContain(nothing)
    const published = await publishedFiles(copy)
    expect(published).toEqual(await publishedFiles(folder))
    const names = Object.keys(published)
    expect(names.map((file) => path.basename(file))).toContain(`${zebra}.webp`)
    for (const ending of ["", ...endings]) expect(names).toContain(`services/zebra-essays.html${ending}`)
    expect(names.filter((file) => file.includes("quagga"))).toEqual([])

    // As in another terminal, or when a code editor starts it.
    process.env.ANOTHER_TERMINAL = "yes"
    expect(await build(copy)).toContain(nothing)
    const start = startSite(copy, await anyFreePort())
    await expect.poll(() => start.output, { timeout: 30_000 }).toContain("The site is at http://localhost:")
    await start.stop()
    expect(start.output).toContain("Build: nothing has changed since the last one.")
  } finally {
    restoreOptions()
    delete process.env.ANOTHER_TERMINAL
    rmSync(copy, { recursive: true, force: true })
  }
})

import { once } from "node:events"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { parse } from "csv-parse/sync"
import { stringify } from "csv-stringify/sync"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { isCopy } from "../../../src/content/copyFields"
import { jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { siteServer } from "../../../src/server/siteServer"
import { servicePath } from "../../../src/site/entryPaths"
import { columnNamed, entryColumn } from "../../../tools/spreadsheet/columns"
import { buildCopy, runScript } from "./runInCopy"
import { typeNamed } from "./typeNamed"

const ROWS = 300

const service = typeNamed("service")

let made = 0

/** As many words as a text has, which no other text has. */
const otherWords = (text: string, max = 6000) => {
  const words = Array.from(text.split(/\s+/), () => {
    made += 1
    return `w${made.toString(36)}`
  })
  while (words.join(" ").length > max) words.pop()
  return words.join(" ")
}
test(`${ROWS} new services from a spreadsheet become pages, in the sitemap, with the titles of the sheet`, async () => {
  const site = makeScratchSite()
  const run = async (tool: string, ...words: string[]) => {
    const { code, output } = await runScript(site.folder, `tools/${tool}.ts`, "service", ...words)
    expect(code, output.slice(-2000)).toBe(0)
    return output
  }
  const importRows = (rows: readonly (readonly string[])[]) => {
    writeFileSync(path.join(site.folder, "sheet.csv"), stringify([...rows]))
    return run("import", "sheet.csv")
  }
  try {
    shrinkPictures(site.folder)
    const required = jsonSchemaOf(service).required ?? []
    const exported: string[][] = parse(await run("export", "--fields", required.join()), { bom: true })
    const [headings = [], ...services] = exported
    // Short pages are built sooner.
    const [model = []] = services.toSorted((a, b) => a.join().length - b.join().length)
    const rows = Array.from({ length: ROWS }, (_, number) =>
      headings.map((name, at) => {
        const cell = model[at] ?? ""
        if (name === entryColumn || cell === "") return ""
        if (name === "slug") return `sheet-${number}`
        const { schema } = columnNamed(service, name)
        return isCopy(schema) ? otherWords(cell, schema.maxLength) : cell
      }),
    )
    expect(await importRows([headings, ...rows])).toContain(`0 changed, ${ROWS} new`)
    const slugs = rows.map((row) => row[headings.indexOf("slug")] ?? "")
    expect(await importRows([["slug", "draft"], ...slugs.map((slug) => [slug, "FALSE"])])).toContain(`${ROWS} changed`)
    const { code, output } = await buildCopy(site.folder)
    expect(code, output).toBe(0)

    const folder = path.join(site.folder, "public")
    const server = siteServer(folder).listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    const sitemap = readdirSync(folder)
      .filter((file) => /^sitemap.*\.xml$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), "utf8"))
      .join("")
    const titleAt = headings.indexOf("seo.title")
    const wrong: string[] = []
    for (const [at, slug] of slugs.entries()) {
      const page = await fetch(address + servicePath({ slug }))
      const [, title = ""] = /<title[^>]*>([^<]*)/.exec(await page.text()) ?? []
      const isListed = sitemap.includes(`${servicePath({ slug })}</loc>`)
      if (page.status !== 200 || !title.includes(rows[at]?.[titleAt] ?? " ") || !isListed)
        wrong.push(`${slug}: ${page.status}, ${title}, ${isListed}`)
    }
    server.close()
    expect(wrong).toEqual([])
  } finally {
    site.dispose()
  }
})

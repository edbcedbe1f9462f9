import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Browser, test as base, expect } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { filesIn } from "../../../src/content/checkContent"
import { contentTypes } from "../../../src/content/contentTypes"
import { EditingPage } from "../admin/EditingPage"
import { firstFile, firstText } from "../admin/firstText"
import { StaticPage } from "../StaticPage"
import { runGatsby } from "./runGatsby"

/** What was changed in the editing page: one text of each kind. */
export interface Edit {
  kind: string
  /** The file that must have changed, below `data/`. */
  file: string
  /** The field. */
  place: string
  /** What was written there. */
  words: string
  /** The file's text before and after. */
  before: string
  after: string
}

/** What is written where no words will do. */
const formed: Record<string, string> = { "dial-codes": "+61", redirects: "/zebra-crossing" }

/** A copy of the project that was changed in every way the tests need, and then built once for all of them. */
export class RebuiltSite {
  readonly site = makeScratchSite()
  readonly edits: Edit[] = []
  /** Data files that saving in the editing page has changed. */
  changed: string[] = []
  strangers: string[] = []
  /** What the build has printed. */
  log = ""

  data(file: string) {
    return path.join(this.site.folder, "data", file)
  }

  /** The built page of an address, as a file. */
  html(address: string) {
    return readFileSync(this.public(address, "index.html"), "utf8")
  }

  public(...parts: string[]) {
    return path.join(this.site.folder, "public", ...parts)
  }

  links(address: string) {
    return new StaticPage(this.html(address)).values("a", "href")
  }

  /** Writes an entry that differs from a real one only in some fields. */
  derive(from: string, to: string, fields: object) {
    writeFileSync(this.data(to), JSON.stringify({ ...JSON.parse(readFileSync(this.data(from), "utf8")), ...fields }))
  }

  /** Changes a line of a source file, which must be there. */
  changeSource(file: string, from: string, to: string) {
    const place = path.join(this.site.folder, file)
    const text = readFileSync(place, "utf8")
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
    writeFileSync(place, text.replace(from, to))
  }

  /** Changes one text of each kind in the editing page, and brings the changed files back. */
  async edit(browser: Browser) {
    const page = await browser.newPage()
    const editing = await EditingPage.open(page, this.site.folder, true)
    const files = filesIn(this.site.folder).filter((file) => file.endsWith(".json"))
    const before = new Map(files.map((file) => [file, readFileSync(this.data(file), "utf8")]))
    for (const [index, type] of contentTypes.entries()) {
      const file = firstFile(type, files)
      const place = firstText(type)
      const words = formed[type.name] ?? `Zebra ${String(index).padStart(2, "0")}`
      await editing.show(file)
      await editing.whenSettled()
      await editing.input(place).fill(words)
      const after = await editing.saveTo(file)
      this.edits.push({ kind: type.name, file, place, words, before: before.get(file) ?? "", after })
    }
    for (const file of files) {
      const { text } = await editing.read(file)
      if (text === before.get(file)) continue
      this.changed.push(file)
      writeFileSync(this.data(file), text)
    }
    this.strangers = editing.strangers
    editing.close()
    await page.close()
  }

  /** Builds the site, with the editing page in it. */
  async build() {
    writeFileSync(path.join(this.site.folder, ".env.production"), "GATSBY_ADMIN=on\n")
    const { code, output } = await runGatsby(this.site.folder, "build")
    expect(code, output).toBe(0)
    this.log = output
  }
}

const seo = (words: string) => ({ title: `${words} title`, description: `${words} description.` })

/** Adds an entry of each kind that has a page for each of its entries. */
const addEntries = (rebuilt: RebuiltSite) => {
  const firstPost = readdirSync(rebuilt.data("blogs")).find((file) => file.startsWith("1-"))
  copyFileSync(rebuilt.data("images/law.jpg"), rebuilt.data("images/zebra.jpg"))
  rebuilt.derive("pictures/law.json", "pictures/zebra.json", {
    slug: "zebra",
    file: "../images/zebra.jpg",
    alt: "A zebra in a law library.",
  })
  rebuilt.derive("services/law-assignment.json", "services/zebra-essays.json", {
    slug: "zebra-essays",
    name: "Zebra essays",
    heading: "Essays on zebras",
    picture: "zebra",
    seo: seo("Zebra service"),
    motto: "Stripes for everybody",
  })
  rebuilt.derive("countries/uk.json", "countries/zebraland.json", {
    slug: "zebraland",
    name: "Zebraland",
    seo: seo("Zebraland"),
  })
  rebuilt.derive(`blogs/${firstPost}`, "blogs/77-zebras.json", {
    number: 77,
    slug: "zebras",
    title: "Seven thoughts on zebras",
    picture: "zebra",
    seo: seo("Zebra post"),
  })
  rebuilt.derive("jobs/ME.json", "jobs/ZK.json", {
    slug: "ZK",
    title: "Zebra Keeper",
    heading: "Zebra *Keeper*",
    picture: "zebra",
    seo: seo("Zebra job"),
  })
  rebuilt.derive("jobs/ME.json", "jobs/ZC.json", {
    slug: "ZC",
    title: "Zebra Counter",
    heading: "Zebra *Counter*",
    validThrough: "2026-01-31",
    seo: seo("Closed zebra job"),
  })
}

/** Adds a field to the schema of services, in one place, and shows it in the section that is to show it. */
const addField = (rebuilt: RebuiltSite) => {
  rebuilt.changeSource(
    "src/content/schemas/service.ts",
    "  quote: headline(",
    '  motto: text(40, "A line above the quotation.").optional(),\n  quote: headline(',
  )
  const section = "src/sections/ServiceText/ServiceText.tsx"
  rebuilt.changeSource(
    section,
    "<PullQuote text={quote} />",
    "<p>{service.motto}</p>\n        <PullQuote text={quote} />",
  )
  rebuilt.changeSource(section, "fragment ServiceText on Service {", "fragment ServiceText on Service {\n    motto")
}

/** Tests that share one rebuilt copy of the site. */
export const test = base.extend<object, { rebuilt: RebuiltSite }>({
  rebuilt: [
    async ({ browser }, use) => {
      const rebuilt = new RebuiltSite()
      try {
        shrinkPictures(rebuilt.site.folder)
        await rebuilt.edit(browser)
        addEntries(rebuilt)
        addField(rebuilt)
        await rebuilt.build()
        await use(rebuilt)
      } finally {
        rebuilt.site.dispose()
      }
    },
    { scope: "worker", timeout: 600_000 },
  ],
})

/** Whether a file of the built site is there. */
export const isBuilt = (rebuilt: RebuiltSite, ...parts: string[]) => existsSync(rebuilt.public(...parts))

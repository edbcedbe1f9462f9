import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { test as base, expect } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures, tinyPicture } from "../../../scripts/shrinkPictures"
import { dataFilesIn } from "../../../src/content/checkContent"
import { today } from "../../../src/content/today"
import { unwritten } from "../../../src/content/unfinished"
import { addEntry } from "../../../tools/authoring/addEntry"
import { firstFile } from "../admin/firstText"
import { StaticPage } from "../StaticPage"
import { addField } from "./addField"
import { type Editing, editEachType } from "./editEachType"
import { buildCopy } from "./runInCopy"
import { typeNamed } from "./typeNamed"

/** A copy of the project with all changes that the tests need, built once for all of them. */
export class RebuiltSite {
  readonly site = makeScratchSite()
  /** The changes made in the editing page. */
  editing: Editing = { edits: [], changed: [], strangers: [] }
  /** The build's output. */
  log = ""

  data(file: string) {
    return path.join(this.site.folder, "data", file)
  }

  /** The HTML file of an address. */
  html(address: string) {
    return readFileSync(this.public(address, "index.html"), "utf8")
  }

  public(...parts: string[]) {
    return path.join(this.site.folder, "public", ...parts)
  }

  links(address: string) {
    return new StaticPage(this.html(address)).values("a", "href")
  }

  /** The first file of a type of content, below `data/`. */
  first(type: string) {
    const file = firstFile(typeNamed(type), dataFilesIn(this.site.folder))
    if (!file) throw new Error(`There is no ${type}.`)
    return file
  }

  /** Writes an entry that differs from another one only in some fields. */
  derive(from: string, to: string, fields: object) {
    writeFileSync(this.data(to), JSON.stringify({ ...JSON.parse(readFileSync(this.data(from), "utf8")), ...fields }))
  }

  /** Builds the site, including the editing page. */
  async build() {
    writeFileSync(path.join(this.site.folder, ".env.production"), "GATSBY_ADMIN=on\n")
    const { code, output } = await buildCopy(this.site.folder)
    expect(code, output).toBe(0)
    this.log = output
  }
}

const seo = (words: string) => ({ title: `${words} title`, description: `${words} description.` })

/** A picture's file name without extension, such as people and downloads produce. */
export const zebra = "zebra [1] (2) 100% a+b, ü "

/** Adds an opening as `npm run new` does, since a site may have none to copy, or no open one. */
const addOpening = ({ site: { folder } }: RebuiltSite) => {
  const file = path.join(folder, addEntry(folder, typeNamed("job"), { slug: "ZK", title: "Zebra Keeper" }, today()))
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(unwritten, "Say"))
}

/** Adds an entry of each type with one page per entry. */
const addEntries = (rebuilt: RebuiltSite) => {
  writeFileSync(rebuilt.data(`images/${zebra}.jpg`), tinyPicture)
  rebuilt.derive(rebuilt.first("picture"), "pictures/zebra.json", {
    slug: "zebra",
    file: `../images/${zebra}.jpg`,
    alt: "A zebra in a law library.",
  })
  rebuilt.derive(rebuilt.first("service"), "services/zebra-essays.json", {
    slug: "zebra-essays",
    name: "Zebra essays",
    heading: "Essays on zebras",
    picture: "zebra",
    seo: seo("Zebra service"),
    motto: "Stripes for everybody",
  })
  const country = rebuilt.first("country")
  const [part, ...parts] = JSON.parse(readFileSync(rebuilt.data(country), "utf8")).sections
  rebuilt.derive(country, "countries/zebraland.json", {
    sections: [{ ...part, body: "[Seven thoughts](/blog/77)." }, ...parts],
    slug: "zebraland",
    position: 99,
    name: "Zebraland",
    detected: false,
    language: "en-AQ",
    seo: seo("Zebraland"),
  })
  rebuilt.derive(rebuilt.first("post"), "blogs/77-zebras.json", {
    number: 77,
    slug: "zebras",
    title: "Seven thoughts on zebras",
    picture: "zebra",
    publishOn: today(),
    seo: seo("Zebra post"),
  })
  rebuilt.derive("jobs/ZK.json", "jobs/ZK.json", {
    heading: "Zebra *Keeper*",
    employment: "Full-time",
    picture: "zebra",
    seo: seo("Zebra job"),
  })
  rebuilt.derive("jobs/ZK.json", "jobs/ZC.json", {
    slug: "ZC",
    position: 99,
    title: "Zebra Counter",
    heading: "Zebra *Counter*",
    datePosted: "2026-01-01",
    validThrough: "2026-01-31",
    seo: seo("Closed zebra job"),
  })
}

/** Text that occurs only in unfinished entries. */
export const hidden = "Hidden essays"

/** Adds unfinished entries, and a service that refers to one of them. */
const addUnfinished = (rebuilt: RebuiltSite) => {
  const service = { name: hidden, heading: hidden, seo: seo(hidden), slug: "hidden-essays", draft: true }
  rebuilt.derive(rebuilt.first("service"), "services/hidden-essays.json", service)
  const post = { number: 78, slug: "hidden", title: `??? ${hidden}`, seo: seo(`${hidden} post`) }
  rebuilt.derive("blogs/77-zebras.json", "blogs/78-hidden.json", post)
  const zebras = "services/zebra-essays.json"
  const { related } = JSON.parse(readFileSync(rebuilt.data(zebras), "utf8"))
  rebuilt.derive(zebras, zebras, { related: ["hidden-essays", ...related.slice(1)] })
}

/** Tests that share one rebuilt copy of the site. */
export const test = base.extend<object, { rebuilt: RebuiltSite }>({
  rebuilt: [
    async ({ browser }, use) => {
      const rebuilt = new RebuiltSite()
      try {
        shrinkPictures(rebuilt.site.folder)
        rebuilt.editing = await editEachType(browser, rebuilt.site.folder)
        // Before the others, which have a field that this process's check does not know.
        addOpening(rebuilt)
        addEntries(rebuilt)
        addUnfinished(rebuilt)
        addField(rebuilt.site.folder)
        await rebuilt.build()
        await use(rebuilt)
      } finally {
        rebuilt.site.dispose()
      }
    },
    { scope: "worker", timeout: 900_000 },
  ],
})

/** Whether a file of the built site exists. */
export const isBuilt = (rebuilt: RebuiltSite, ...parts: string[]) => existsSync(rebuilt.public(...parts))

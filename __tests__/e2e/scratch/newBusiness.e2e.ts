import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { test as base, expect } from "@playwright/test"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { relativePathsBelow } from "../../../src/hosting/filesBelow"
import { escapeRegExp } from "../../../src/site/escapeRegExp"
import { homeSections } from "../../../src/site/homeSections"
import { checkLaunch } from "../../../tools/launch/checkLaunch"
import { shippedSamples } from "../../../tools/launch/shippedSamples"
import { limits } from "../../../tools/quality/limits"
import { measurePages, ownShare } from "../../../tools/quality/ownShare"
import { type Page, readCopy } from "../../../tools/quality/readCopy"
import { wordy } from "../../support/copyPage"
import { anyCountry } from "../../support/siteContent"
import { csvOf } from "../../tools/spreadsheet/sheets"
import { StaticPage } from "../StaticPage"
import { makeGitCopy } from "./gitCopy"
import { buildCopy, runScript } from "./runInCopy"

/** What a company answers that was founded this year, has one office, and has nothing to show yet. */
const answers = {
  brand: "Zebra House",
  domain: "www.zebra.house",
  email: "post@zebra.house",
  phone: "+44 20 7183 8750",
  dialCode: "+44",
  company: {
    name: "Zebra House Ltd",
    registration: "12345678",
    registeredIn: "England and Wales",
    founded: new Date().getFullYear(),
    address: "5 Stripe Lane, Leeds",
  },
  offices: [{ country: "United Kingdom", code: "GB", places: [{ title: "Leeds", lines: ["5 Stripe Lane"] }] }],
  accent: "#0b6fd4",
  mark: "Z",
  countries: anyCountry ? [anyCountry.slug] : [],
  remove: ["figures", "years", "reviews", "testimonials", "networks", "cards", "stores", "jobs"],
}

/** Rows of a sheet for pages with the least that one may have: about 300 words, two topics and two questions. */
const shortPages = ["zoology", "botany", "geology", "algebra"].map((slug, at) => {
  const text = (count: number, start: number) => wordy(count, 1000 * (at + 1) + start)
  return {
    slug,
    name: `Help with ${slug}`,
    heading: `Help with ${slug}`,
    summary: text(12, 0),
    "seo.title": `Help with ${slug} from people who studied it`,
    "seo.description": text(16, 20),
    opening: text(110, 40),
    ...Object.fromEntries([0, 1, 2].map((item) => [`included.items[${item}]`, text(10, 150 + 10 * item)])),
    ...Object.fromEntries(
      [0, 1].flatMap((item) => [
        [`topics[${item}].title`, text(4, 200 + 4 * item)],
        [`topics[${item}].body`, text(40, 210 + 40 * item)],
        [`faqs[${item}].question`, `${text(6, 300 + 6 * item)}?`],
        [`faqs[${item}].answer`, text(30, 320 + 30 * item)],
      ]),
    ),
    draft: "false",
  }
})

/** The copy after setup, an import of short pages and a build, made once for all tests. */
class NewBusiness {
  readonly #copy = makeGitCopy()
  readonly folder = this.#copy.folder
  readonly #built = path.join(this.folder, "public")

  async build() {
    writeFileSync(path.join(this.folder, "answers.json"), JSON.stringify(answers))
    const setup = await runScript(this.folder, "tools/setup.ts", "--answers", "answers.json")
    expect(setup.code, setup.output).toBe(0)
    writeFileSync(path.join(this.folder, "short.csv"), csvOf(shortPages))
    const imported = await runScript(this.folder, "tools/import.ts", "service", "short.csv")
    expect(imported.code, imported.output).toBe(0)
    shrinkPictures(this.folder)
    const { code, output } = await buildCopy(this.folder)
    expect(code, output).toBe(0)
  }

  /** The built files whose names have an ending. */
  files(...endings: readonly string[]) {
    return relativePathsBelow(this.#built).filter((file) => endings.some((ending) => file.endsWith(ending)))
  }

  read(file: string) {
    return readFileSync(path.join(this.#built, file), "utf8")
  }

  dispose() {
    this.#copy.dispose()
  }
}

const test = base.extend<object, { business: NewBusiness }>({
  business: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      // The copy shares node_modules, where nothing must be installed.
      expect(packagesAreInstalled(process.cwd())).toBe(true)
      const business = new NewBusiness()
      try {
        await business.build()
        await use(business)
      } finally {
        business.dispose()
      }
    },
    { scope: "worker", timeout: 900_000 },
  ],
})

/** What no page may have of the shipped company: its names, numbers and places, without figures of a few letters. */
const ours = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    ...["[Qq]uillhaven", "Reviewsite", "00000 00000", "Kota", "Jaipur", "Sample Quay", "office in India"],
    ...shippedSamples
      .filter(({ type }) => ["site", "testimonials"].includes(type))
      .flatMap(({ values }) => values)
      .filter((value) => value.length > 3)
      .map(escapeRegExp),
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
)

test("no page, feed or file of data has a word or a number of the shipped company", ({ business }) => {
  const files = business.files(".html", ".json", ".xml", ".txt", ".webmanifest")
  expect(files.length).toBeGreaterThan(100)
  expect(files.map((file) => [file, ours.exec(business.read(file))?.[0]]).filter(([, found]) => found)).toEqual([])
})

test("nothing is left where figures, testimonials, networks, cards and openings were", ({ business }) => {
  for (const file of business.files(".html")) {
    const html = business.read(file)
    expect(html, file).not.toContain(`#${homeSections.testimonials}`)
    expect(html, file).not.toMatch(/href="[^"]*\/career|"sameAs"|aggregateRating/)
  }
  const page = new StaticPage(business.read("index.html"))
  expect(page.texts("dt")).toEqual([])
  expect(page.values("section", "id")).not.toContain(homeSections.testimonials)
  const [company] = page.texts("footer")
  expect(company).toContain("5 Stripe Lane")
  expect(company).toContain(`© ${new Date().getFullYear()} Zebra House`)
})

test("forms begin with the owner's dial code", ({ business }) => {
  for (const file of ["index.html", "contact-us/index.html"])
    expect(business.read(file)).toMatch(/<option value="\+44" selected=""|<option selected="" value="\+44"/)
})

test("short pages show what they have and nothing empty, and most of their text is their own", ({ business }) => {
  const isShort = ({ value }: Page) => shortPages.some(({ slug }) => slug === (value as { slug?: string }).slug)
  const services = readCopy(business.folder).filter(({ type }) => type === "service")
  const measured = measurePages(services, path.join(business.folder, "public")).filter(({ page }) => isShort(page))
  expect(measured).toHaveLength(shortPages.length)
  for (const { page, ...words } of measured)
    expect(ownShare(words), page.file).toBeGreaterThanOrEqual(limits.ownShare.min)
  for (const { slug, name } of shortPages) {
    const page = new StaticPage(business.read(`services/${slug}/index.html`))
    expect(page.texts("h1")).toEqual([name])
    expect([...page.texts("h2"), ...page.texts("h3")]).not.toContain("")
  }
})

test("check:launch lists only what the owner has to decide", ({ business }) => {
  const decisions = [
    /^\.env/,
    /^data\/(?:authors|samples|jobs)\/.* sample: this is a sample$/,
    /^data\/sections\/ordering\.json sample: this is a sample$/,
    /^data\/forms\.json enquiry\.offers: /,
    /^data\/policies\/privacy-policy\.json .*Sample Hosting, Sample Mail$/,
  ]
  const listed = checkLaunch(business.folder, {}).map(({ file, field, message }) => `${file} ${field}: ${message}`)
  expect(listed.filter((point) => !decisions.some((decision) => decision.test(point)))).toEqual([])
})

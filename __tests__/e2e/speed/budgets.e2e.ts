import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import type { Page, Request } from "@playwright/test"
import { contentTypes, queryName } from "../../../src/content/contentTypes"
import { BROTLI_QUALITY } from "../../../src/hosting/compress/compressFolder"
import type { PageData } from "../../../src/islands/page-data/PageData"
import { countPath } from "../../../src/measure/ways"
import { examplePages } from "../../../tools/examplePages"
import { anyService, anyServicePath, countryPaths, jobPaths, postPaths } from "../../support/siteContent"
import { expect, hydrated, test } from "../design/designFixtures"
import { templates } from "../design/templates"
import { idle, onQuickLine, quiet } from "../support"

/** Sizes do not depend on the machine; times are left to `tools/bench/page.mts`. */
const kB = 1000

const inPublic = (address: string) => path.join("public", address)

const htmlFiles: Partial<Record<string, string>> = {
  "service-unknown": "services/unknown/index.html",
  "post-unknown": "blog/unknown/index.html",
  error: "404.html",
}

/**
 * What a page may weigh, in kB (docs/performance.md, Budgets): about 5 % more than the heaviest page of today, so that a
 * small change fits; less for home and for all scripts, which may never take more than 156 and 90 kB. A commit that
 * raises one says what visitors get for it.
 */
const budgets = {
  /** All that home fetches on a phone before it is used, and the same without what its sections say. */
  home: 156,
  homeWithoutContent: 142.1,
  /** The same for every other page. */
  phone: 160,
  /** The scripts that a page fetches before it is used, on any screen. */
  scripts: 90,
  /** The scripts of a page's own, without what comes into view. */
  ownScripts: 78.7,
  /** The scripts of a form in the first view, alone and with those of its page. */
  form: 19,
  scriptsWithForm: 89.5,
  /** Packed HTML with styles and data, without entry and sections; and its styles, unpacked. */
  html: 26.7,
  styles: 58.4,
  /** Services' pages have figures, and a few of them the tables of citation styles, whose styles only these load. */
  htmlOfService: 27,
  /** Citation pages bring the tool that builds references, with the rules of their styles. */
  htmlOfCitations: 29.8,
  stylesOfService: 54.2,
  stylesOfCitations: 62,
  /** The fonts of the first view. */
  fonts: 29.5,
  /** A picture of a phone's first view. */
  picture: 60,
}

const servicePages = ["service", "citations"]

/** A sum of sizes in bytes, and its parts from the largest, for a message that says what to make smaller. */
const sumOf = (sizes: readonly (readonly [name: string, size: number])[]) => ({
  size: sizes.reduce((sum, [, size]) => sum + size, 0),
  parts: sizes
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, size]) => `${path.basename(name)}: ${size}`)
    .join("\n"),
})

const packedText = (text: Buffer | string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length

/** Pages share most of their files. */
const packedSizes = new Map<string, number>()

const packed = (address: string) => {
  const size = packedSizes.get(address) ?? packedText(readFileSync(inPublic(address)))
  packedSizes.set(address, size)
  return size
}

const packedSum = (files: readonly string[]) => sumOf(files.map((file) => [file, packed(file)]))

/** The sections that several pages show, as queries name them. */
const sections = contentTypes
  .filter(({ location }) => location.startsWith("sections/"))
  .map(({ typeName }) => queryName(typeName))

/** The data in a page's HTML. */
const inlinedData = (html: string) =>
  JSON.parse(/<script id="_page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "") as PageData

/** The files of data that a page's islands load with their code. */
const lateFiles = (html: string) => [
  ...new Set(
    Object.values(inlinedData(html).late)
      .flat()
      .map((hash) => `/page-data/sq/d/${hash}.json`),
  ),
]

/** What a page's entry and the sections on it weigh, whose length and number are the owner's choice. */
const contentOf = (html: string) => {
  const { page, results } = inlinedData(html)
  const read = (file: string) => JSON.parse(readFileSync(inPublic(file), "utf8")) as { data: unknown }
  const ofIslands = lateFiles(html).map(read)
  const whole = read(`page-data${page.path === "/" ? "/index" : page.path}/page-data.json`)
  const shown = [...Object.values(results), ...ofIslands].filter(({ data }) =>
    Object.keys(data as object).every((name) => sections.includes(name)),
  )
  return packedText(JSON.stringify([whole, ...shown]))
}

const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
  assetsByChunkName: Record<string, string[]>
}

/** The scripts that a page fetches by itself: those of every page, and those of its own component. */
const scriptsOf = (chunk: string) =>
  ["app", chunk].flatMap((name) => assetsByChunkName[name] ?? []).filter((file) => file.endsWith(".js"))

const chunkOf = (dataFolder: string) =>
  JSON.parse(readFileSync(inPublic(`page-data/${dataFolder}/page-data.json`), "utf8")).componentChunkName as string

const scripts = Object.values(assetsByChunkName)
  .flat()
  .filter((file) => file.endsWith(".js"))

test("scripts are in static/js, and those of parts have a time-out of 120 s (docs/specification.md, Scripts)", () => {
  const runtime = scripts.find((file) => file.startsWith("static/js/webpack-runtime")) ?? ""
  expect(readFileSync(inPublic(runtime), "utf8")).toMatch(/\b(12e4|120000)\b/)
  expect(scripts.filter((file) => !file.startsWith("static/js/"))).toEqual([])
})

test("no script names a service or a post, of which there may be thousands", () => {
  // The slug alone may be a word of the scripts.
  const slug = String(anyService?.slug)
  const names = [anyServicePath, `"${slug}"`, `'${slug}'`, `\`${slug}\``, ...postPaths.map((post) => post.slice(1))]
  const naming = scripts.filter((file) => names.some((name) => readFileSync(inPublic(file), "utf8").includes(name)))
  expect(naming).toEqual([])
})

test("HTML, styles, fonts and pictures of each template keep to their budgets", () => {
  for (const [name, address] of Object.entries(templates)) {
    const html = readFileSync(inPublic(htmlFiles[name] ?? path.join(address, "index.html")), "utf8")
    const isService = servicePages.includes(name)
    const bare = packedText(html) - contentOf(html)
    expect
      .soft(bare, `${name}: packed HTML with styles and other data, without entry and sections`)
      .toBeLessThan(
        (name === "citations" ? budgets.htmlOfCitations : isService ? budgets.htmlOfService : budgets.html) * kB,
      )
    expect.soft(html, `${name}: Gatsby's long class names`).not.toMatch(/class="[^"]*-module--/)
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? "")
    const stylesBudget =
      name === "citations" ? budgets.stylesOfCitations : isService ? budgets.stylesOfService : budgets.styles
    expect.soft(styles.join("").length, `${name}: styles, as they are`).toBeLessThan(stylesBudget * kB)
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, font]) => font ?? "")
    const ofFonts = fonts.reduce((sum, font) => sum + statSync(inPublic(font)).size, 0)
    expect.soft(ofFonts, `${name}: fonts of the first view`).toBeGreaterThan(0)
    expect.soft(ofFonts, `${name}: fonts of the first view`).toBeLessThan(budgets.fonts * kB)
    const heroes = [...html.matchAll(/<picture(?:(?!<\/picture>).)*fetchpriority="high".*?<\/picture>/gs)]
    const files = heroes.flatMap(([picture]) => [...picture.matchAll(/(\/static\/[^\s",]+) (\d+)w/g)])
    // A phone's: 430 CSS pixels at two and a half device pixels each.
    for (const [, picture = "", width] of files)
      if (Number(width) <= 1100)
        expect.soft(statSync(inPublic(picture)).size, `${name}: ${picture}`).toBeLessThan(budgets.picture * kB)
  }
})

test("the scripts of a page, without what comes into view, keep to their budget", () => {
  const { plans = [] } = examplePages
  const pages = [...countryPaths, anyServicePath, "/about-us", ...postPaths, "/contact-us", ...jobPaths].concat(plans)
  for (const folder of ["index", ...pages.map((page) => page.slice(1))]) {
    const { size, parts } = packedSum(scriptsOf(chunkOf(folder)))
    expect(size, `${folder}\n${parts}`).toBeLessThan(budgets.ownScripts * kB)
  }
})

test("a form in the first view keeps to its budget, alone and with the scripts of its page", () => {
  for (const [folder, island] of [
    ["index", "island-enquiry"],
    ["contact-us", "island-contact"],
  ] as const) {
    const ofForm = (assetsByChunkName[island] ?? []).filter((file) => file.endsWith(".js"))
    expect(packedSum(ofForm).size, island).toBeLessThan(budgets.form * kB)
    const { size, parts } = packedSum([...new Set([...scriptsOf(chunkOf(folder)), ...ofForm])])
    expect(size, `${folder}\n${parts}`).toBeLessThan(budgets.scriptsWithForm * kB)
  }
})

/**
 * The faces of fonts that a page has fetched although its text has no letter of theirs. Each font is two files, one of
 * what text is made of and one of rarer letters, with the ranges of their letters in their faces.
 */
const needlessFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const nameOf = (family: string, style: string) => `${family.replaceAll('"', "").trim()}, ${style}`
    const faces = new Set([...document.fonts].map(({ family, style }) => nameOf(family, style)))
    const shown = new Map<string, string>()
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility()) continue
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("")
      const { fontFamily, fontStyle } = getComputedStyle(element)
      for (const family of fontFamily.split(",")) {
        const own = nameOf(family, fontStyle)
        // A font without italics is slanted.
        const name = faces.has(own) ? own : nameOf(family, "normal")
        shown.set(name, (shown.get(name) ?? "") + text)
      }
    }
    const holds = ({ unicodeRange }: FontFace, letter: string) =>
      unicodeRange.split(",").some((range) => {
        const [from = 0, to = from] = range
          .replace("U+", "")
          .split("-")
          .map((code) => Number.parseInt(code, 16))
        const code = letter.codePointAt(0) ?? 0
        return from <= code && code <= to
      })
    return [...document.fonts]
      .filter(({ status }) => status !== "unloaded")
      .filter((face) => ![...(shown.get(nameOf(face.family, face.style)) ?? "")].some((letter) => holds(face, letter)))
      .map((face) => `${nameOf(face.family, face.style)}: ${face.unicodeRange}`)
  })

/** Whether a page loads or sends this only to measure, if a setting says so; `measured.e2e.ts` limits its size. */
const isMeasuring = (pathname: string) =>
  /^\/static\/js\/(?:measure|web-vitals)\b/.test(pathname) || pathname === countPath

/** The one file that a page asks for besides its HTML, which tells whether the build is still this page's. */
const markOfBuild = "/page-data/app-data.json"

/** The data that a page has asked for, except what a form in view loads with its code. */
const dataAsked = (files: Iterable<string>, html: string) => {
  const ofIslands = lateFiles(html)
  return [...files].filter((file) => file.startsWith("/page-data/") && !ofIslands.includes(file))
}

test.describe("on a phone of higher density", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  /** Visits a page, and checks everything that it fetches before it is used. */
  const keepsToBudget = async (page: Page, baseURL: string, name: string, address: string) => {
    const html = htmlFiles[name] ?? path.join(address, "index.html")
    const files = new Set<string>()
    const scripts: Request[] = []
    page.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (isMeasuring(pathname)) return
      if (request.resourceType() === "script") scripts.push(request)
      const isPage = request.resourceType() === "document"
      if (request.url().startsWith(baseURL)) files.add(isPage ? html : pathname)
    })
    const devTools = await onQuickLine(page)
    // Some seconds later Gatsby fetches, while the line is idle, the pages that links in view lead to; not then.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
    await page.goto(address)
    await hydrated(page)
    await quiet(page)
    const isPacked = (file: string) => /\.(?:html|js|json|svg)$/.test(file)
    // A name with a rarer letter, as in a testimonial, has the browser fetch the letters it needs.
    const budgeted = [...files].filter((file) => !file.includes("-extended"))
    const { size, parts } = sumOf(
      budgeted.map((file) => [file, isPacked(file) ? packed(file) : statSync(inPublic(file)).size]),
    )
    // Response headers come on top, some 250 bytes a file.
    expect.soft(size, `${name}\n${parts}`).toBeLessThan((name === "home" ? budgets.home : budgets.phone) * kB)
    const source = readFileSync(inPublic(html), "utf8")
    if (name === "home") expect.soft(size - contentOf(source), parts).toBeLessThan(budgets.homeWithoutContent * kB)

    expect.soft(dataAsked(files, source), name).toEqual([markOfBuild])
    expect.soft(await needlessFonts(page), name).toEqual([])
    expect
      .soft(
        [...files].filter((file) => file.includes("-basic")),
        name,
      )
      .toHaveLength(3)

    // It shows what is below the phone's first view, so that the scripts of both are the most that a page may take. At the
    // phone's density, drawing the first frame of so large a window takes a busy machine longer than the test may.
    await devTools.send("Emulation.setDeviceMetricsOverride", {
      width: 1080,
      height: 3840,
      deviceScaleFactor: 1,
      mobile: false,
    })
    // On a busy machine, the code of a form in view may be requested late.
    await idle(page)
    await quiet(page)
    // Of bodies: response headers depend on the host, and are tiny with HTTP/2.
    const sizes = await Promise.all(
      scripts.map(async (script) => [script.url(), (await script.sizes()).responseBodySize] as const),
    )
    expect(sizes, name).not.toEqual([])
    const ofScripts = sumOf(sizes)
    expect(ofScripts.size, `${name}\n${ofScripts.parts}`).toBeLessThan(budgets.scripts * kB)
  }

  /** Pages visited at the same time, since half of the time is waiting for further requests. */
  const AT_ONCE = 4
  const pages = Object.entries(templates)

  for (let first = 0; first < pages.length; first += AT_ONCE) {
    const some = pages.slice(first, first + AT_ONCE)
    test(`${some.map(([name]) => name).join(", ")}: a page that is not used yet keeps to its budget, and its scripts on a high screen to theirs; it brings its data in its HTML, and fetches no letters that it does not show`, async ({
      context,
      baseURL,
    }) => {
      test.setTimeout(AT_ONCE * 90_000)
      await Promise.all(
        some.map(async ([name, address]) => {
          const page = await context.newPage()
          await keepsToBudget(page, String(baseURL), name, address)
          await page.close()
        }),
      )
    })
  }
})

test("titles of posts that are cut short fetch no letters for their ellipses", async ({ page }) => {
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync("main h2, main h3 { max-width: 6rem }")
    document.adoptedStyleSheets = [styles]
  })
  test.skip(postPaths.length === 0, "data/blogs has no post: no page lists any")
  await page.goto("/blogs")
  expect(await needlessFonts(page)).toEqual([])
})

test("the icon for browsers without SVG tells its size, without which all browsers fetch it", () => {
  const [icon] = readFileSync(inPublic("index.html"), "utf8").match(/<link rel="icon" href="[^"]*\.png"[^>]*>/) ?? []
  expect(icon).toContain('sizes="32x32"')
})

test("a query in the address does not keep a page from its data in its HTML", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  for (const address of ["/privacy-policy?utm=mail", "/services/gardening?x=1"]) {
    await page.goto(address)
    await hydrated(page)
    expect(dataAsked(asked.splice(0), await page.content()), address).toEqual([markOfBuild])
  }
})

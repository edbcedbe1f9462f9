import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import lighthouse, { type Flags, type Result } from "lighthouse"
import { chromiumFlags, findChromium, findHeadlessShell } from "../../scripts/browsers/findChromium"
import { freePort } from "../../scripts/setup/freePort.mjs"
import { heldScriptsId } from "../../src/islands/head-script/holdScripts"
import { geoAddress } from "../../src/site/visitor/geoAddress"
import { examplePages } from "../examplePages"
import { measureInteractions, measureNextPage } from "./measureInteractions"
import { median } from "./median"
import { serveCopy } from "./serveCopy"

/**
 * `npx tsx tools/bench/page.mts --runs 5 --pages home,service`: the cost of a page on a phone, beside the same page without
 * its scripts. It measures what is in dist/ and prints tables in Markdown. `--slowdown` says how many times slower than this
 * machine the phone is: by default four, as in Lighthouse, which takes a desktop computer for granted. It is an ES module
 * because in others tsx rewrites Lighthouse too, whose functions then fail in the page.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    folder: { type: "string", default: "dist" },
    slowdown: { type: "string", default: "4" },
  },
})

const slowdown = Number(values.slowdown)

const pages = Object.entries(examplePages).filter(([name]) => !values.pages || values.pages.split(",").includes(name))

const kinds = { Document: "HTML", Script: "script", Font: "fonts", Image: "pictures", Stylesheet: "CSS" } as const

interface Request {
  resourceType: string
  transferSize: number
}

/** Kilobytes that a page transferred, by type of resource. */
const bytesOf = ({ audits }: Result) => {
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Request[] }
  const sums: Record<string, number> = { HTML: 0, CSS: 0, script: 0, fonts: 0, pictures: 0, data: 0 }
  for (const { resourceType, transferSize } of items) {
    const kind = kinds[resourceType as keyof typeof kinds] ?? "data"
    sums[kind] = (sums[kind] ?? 0) + transferSize / 1000
  }
  return { ...sums, all: Object.values(sums).reduce((sum, size) => sum + size, 0) }
}

const audited =
  (audit: string) =>
  ({ audits }: Result) =>
    audits[audit]?.numericValue ?? Number.NaN

const fcp = audited("first-contentful-paint")
const lcp = audited("largest-contentful-paint")
const tbt = audited("total-blocking-time")
const cls = audited("cumulative-layout-shift")

const medianOf = (results: readonly Result[], figure: (result: Result) => number) => median(results.map(figure))

const withoutScripts = (html: string) =>
  html
    .replace(new RegExp(`<template id="${heldScriptsId}">.*?</template>`, "s"), "")
    .replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, "")

// Without internet access the country look-up would fail and count against the page, so the copy answers it.
const lookUp = geoAddress()
const withLookUp = (text: string) => text.replaceAll(lookUp, "/country.json")
const bench = async () => {
  const site = await serveCopy(values.folder, withLookUp, { "country.json": JSON.stringify({ country: "Ireland" }) })
  const plain = await serveCopy(values.folder, withoutScripts)
  const port = await freePort(9222, "127.0.0.1")
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  })

  const throttling = { cpuSlowdownMultiplier: slowdown }

  const measure = async (address: string, flags: Flags = {}) => {
    const results: Result[] = []
    for (let run = 0; run < Number(values.runs); run++) {
      const { lhr } = (await lighthouse(address, { port, logLevel: "error", throttling, ...flags })) ?? {}
      if (!lhr || lhr.runtimeError) throw new Error(`${address} could not be measured: ${lhr?.runtimeError?.message}`)
      results.push(lhr)
    }
    return results
  }

  const row = (cells: readonly (string | number)[]) => console.info(`| ${cells.join(" | ")} |`)

  const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
    console.info("")
    row(head)
    row(head.map((_, index) => (index === 0 ? "---" : "---:")))
    for (const cells of rows) row(cells)
  }

  const times: (string | number)[][] = []
  const sizes: (string | number)[][] = []
  try {
    for (const [name, path] of pages) {
      console.error(`Measuring ${path} …`)
      const live = await measure(site.address + path)
      const still = await measure(plain.address + path, { onlyCategories: ["performance"] })
      const both = (figure: (result: Result) => number) => [medianOf(live, figure), medianOf(still, figure)] as const
      const pair = (figure: (result: Result) => number) =>
        both(figure)
          .map((value) => value.toFixed(0))
          .join(" / ")
      const ratio = (figure: (result: Result) => number) => {
        const [with_, without] = both(figure)
        return (with_ / without).toFixed(2)
      }
      const scores = ["performance", "accessibility", "best-practices", "seo"].map((category) =>
        (medianOf(live, ({ categories }) => categories[category]?.score ?? 0) * 100).toFixed(0),
      )
      times.push([
        name,
        scores.join(" / "),
        pair(fcp),
        ratio(fcp),
        pair(lcp),
        ratio(lcp),
        pair(tbt),
        medianOf(live, cls).toFixed(3),
      ])
      const [first] = live
      if (first) sizes.push([name, ...Object.values(bytesOf(first)).map((size) => size.toFixed(1))])
      for (const { categories, audits } of live.slice(0, 1))
        for (const { auditRefs } of Object.values(categories))
          for (const { id, weight } of auditRefs)
            if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
              console.error(`  ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`)
    }
    table(
      [
        "page",
        "performance / accessibility / best practices / SEO",
        "FCP, ms",
        "ratio",
        "LCP, ms",
        "ratio",
        "TBT, ms",
        "CLS",
      ],
      times,
    )
    table(["page", "HTML, kB", "CSS", "script", "fonts", "pictures", "data", "all"], sizes)
    if (!values.pages) {
      console.error("Using home …")
      const uses: (string | number)[][] = []
      for (const { name, interaction, task } of await measureInteractions(browser, site.address, slowdown))
        uses.push([name, interaction.toFixed(0), task.toFixed(0)])
      const next: number[] = []
      for (let run = 0; run < Number(values.runs); run++)
        next.push(await measureNextPage(browser, site.address, "/plans"))
      uses.push(["next page by a link, not slowed down", median(next).toFixed(0), ""])
      table([`on home, processor slowed ${slowdown} times`, "input to next paint, ms", "longest task, ms"], uses)
    }
  } finally {
    await browser.close()
    site.close()
    plain.close()
  }
}

void bench()

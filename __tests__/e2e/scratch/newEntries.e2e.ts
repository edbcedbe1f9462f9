import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { StaticPage } from "../StaticPage"
import { runGatsby } from "./runGatsby"

// Made by beforeAll: this file is also loaded when tests are only listed.
let log = ""
let site: ReturnType<typeof makeScratchSite>
const data = (file: string) => path.join(site.folder, "data", file)

/** Writes an entry that differs from a real one only in some fields. */
const derive = (from: string, to: string, fields: object) =>
  writeFileSync(data(to), JSON.stringify({ ...JSON.parse(readFileSync(data(from), "utf8")), ...fields }))

const html = (address: string) => readFileSync(path.join(site.folder, "public", address, "index.html"), "utf8")

const links = (address: string) => new StaticPage(html(address)).values("a", "href")

const seo = (words: string) => ({ title: `${words} title`, description: `${words} description.` })

/** Files of the zebra picture that a page names and the build has made. */
const builtPictures = (address: string) =>
  [...html(address).matchAll(/\/static\/[\w/-]+\/zebra\.(?:jpe?g|webp|avif)/g)].filter(([file]) =>
    existsSync(path.join(site.folder, "public", file)),
  )

test.beforeAll(async () => {
  site = makeScratchSite()
  shrinkPictures(site.folder)
  copyFileSync(data("images/law.jpg"), data("images/zebra.jpg"))
  derive("pictures/law.json", "pictures/zebra.json", {
    slug: "zebra",
    file: "../images/zebra.jpg",
    alt: "A zebra in a law library.",
  })
  derive("services/law-assignment.json", "services/zebra-essays.json", {
    slug: "zebra-essays",
    name: "Zebra essays",
    heading: "Essays on zebras",
    picture: "zebra",
    seo: seo("Zebra service"),
  })
  derive("countries/uk.json", "countries/zebraland.json", {
    slug: "zebraland",
    name: "Zebraland",
    seo: seo("Zebraland"),
  })
  derive(`blogs/${readdirSync(data("blogs")).find((file) => file.startsWith("1-"))}`, "blogs/77-zebras.json", {
    number: 77,
    slug: "zebras",
    title: "Seven thoughts on zebras",
    picture: "zebra",
    seo: seo("Zebra post"),
  })
  derive("jobs/ME.json", "jobs/ZK.json", {
    slug: "ZK",
    title: "Zebra Keeper",
    heading: "Zebra *Keeper*",
    picture: "zebra",
    seo: seo("Zebra job"),
  })
  derive("jobs/ME.json", "jobs/ZC.json", {
    slug: "ZC",
    title: "Zebra Counter",
    heading: "Zebra *Counter*",
    validThrough: "2026-01-31",
    seo: seo("Closed zebra job"),
  })
  const { code, output } = await runGatsby(site.folder, "build")
  expect(code, output).toBe(0)
  log = output
})

test.afterAll(() => site.dispose())

for (const [kind, address, heading, list] of [
  ["service", "/services/zebra-essays", "Essays on zebras", "/services"],
  ["country", "/zebraland", "Zebraland", "/uk"],
  ["post", "/blog/77", "Seven thoughts on zebras", "/blogs"],
  ["job", "/career/ZK", "Zebra Keeper", "/career"],
] as const) {
  test(`one new file makes the page of a ${kind}`, () => {
    const [title] = new StaticPage(html(address)).texts("h1")
    expect(title).toContain(heading)
  })

  test(`one new file puts a ${kind} into its list`, () => {
    expect(links(list)).toContain(address)
  })
}

for (const address of ["/services/zebra-essays", "/blog/77"])
  test(`${address} shows its picture`, () => {
    expect(builtPictures(address).length).toBeGreaterThan(0)
  })

test("an opening past its last day says so, on its page and in the build's log, and is marked up no more", () => {
  const page = new StaticPage(html("/career/ZC"))
  expect(page.text).toContain("Applications for this job have closed.")
  expect(page.values("form", "aria-label")).not.toContain("Job application")
  expect(html("/career/ZC")).not.toContain("JobPosting")
  expect(html("/career/ZK")).toContain("JobPosting")
  expect(log).toContain("data/jobs/ZC.json")
  expect(log).toContain("'Zebra Counter' was 2026-01-31")
  expect(log).not.toContain("data/jobs/ZK.json")
})

import { readFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { filesBelow } from "../../../src/hosting/filesBelow"
import { forms, labels } from "../../support/siteContent"
import { StaticPage } from "../StaticPage"
import { routes } from "../support"
import { hidden, isBuilt, type RebuiltSite, test, zebra } from "./rebuiltSite"

/** The built files of the zebra picture that a page refers to. */
const builtPictures = (rebuilt: RebuiltSite, address: string) =>
  [...rebuilt.html(address).matchAll(/\/static\/[^\s",]+\.(?:jpe?g|webp|avif)/g)]
    .map(([file]) => decodeURIComponent(file))
    .filter((file) => file.includes(`/${zebra}.`) && isBuilt(rebuilt, file))

for (const [type, address, heading, list] of [
  ["service", "/services/zebra-essays", "Essays on zebras", "/services"],
  ["country", "/zebraland", "Zebraland", "/pageforcountry"],
  ["post", "/blog/77", "Seven thoughts on zebras", "/blogs"],
  ["job", "/career/ZK", "Zebra Keeper", "/career"],
] as const) {
  test(`one new file creates the page of a ${type}`, ({ rebuilt }) => {
    const [title] = new StaticPage(rebuilt.html(address)).texts("h1")
    expect(title).toContain(heading)
  })

  test(`one new file adds a ${type} to its list`, ({ rebuilt }) => {
    expect(rebuilt.links(list)).toContain(address)
  })
}

for (const address of ["/services/zebra-essays", "/blog/77"])
  test(`${address} shows its picture`, ({ rebuilt }) => {
    expect(builtPictures(rebuilt, address).length).toBeGreaterThan(0)
  })

test("an opening past its last day says so, on its page and in the build's log, and is neither listed nor marked up", ({
  rebuilt,
}) => {
  const page = new StaticPage(rebuilt.html("/career/ZC"))
  expect(page.text).toContain(labels.jobs.closed)
  expect(page.values("form", "aria-label")).not.toContain(forms.job.name)
  expect(rebuilt.links("/career")).not.toContain("/career/ZC")
  expect(rebuilt.html("/career/ZC")).not.toContain("JobPosting")
  expect(rebuilt.html("/career/ZK")).toContain("JobPosting")
  expect(rebuilt.log).toContain("data/jobs/ZC.json")
  expect(rebuilt.log).toContain("'Zebra Counter' was 2026-01-31")
  expect(rebuilt.log).not.toContain("data/jobs/ZK.json")
})

test("unfinished entries are unpublished everywhere: pages, lists, feeds, sitemap, search, share pictures; one line names them", ({
  rebuilt,
}) => {
  const files = filesBelow(rebuilt.public()).filter((file) => !file.startsWith(rebuilt.public("admin")))
  expect(files.filter((file) => /hidden|blog\/78\b/.test(file.slice(rebuilt.public().length)))).toEqual([])
  const texts = files.filter((file) => /\.(?:html|json|xml|txt|webmanifest)$/.test(file))
  // Each page has HTML and data.
  expect(texts.length).toBeGreaterThan(2 * routes.length)
  const telling = texts.filter((file) => {
    const text = readFileSync(file, "utf8")
    return [hidden, "hidden-essays", "/blog/78"].some((words) => text.includes(words))
  })
  expect(telling).toEqual([])
  const [line = "", ...others] = rebuilt.log.split("\n").filter((text) => text.includes("Not published"))
  expect(others).toEqual([])
  for (const words of ["data/services/hidden-essays.json (draft)", "data/blogs/78-hidden.json (??? in title)"])
    expect(line).toContain(words)
  expect(line).toContain("data/services/zebra-essays.json (related[0])")
})

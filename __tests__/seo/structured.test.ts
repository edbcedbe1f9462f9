/** @jest-environment node */
import { alternatesOf } from "../../src/seo/alternatesOf"
import { jobPosting } from "../../src/seo/structured/jobPosting"
import { webPage } from "../../src/seo/structured/webPage"
import { isClosed } from "../../src/site/isClosed"
import type { Site } from "../../src/site/useSite"

const site = { url: "https://site.example", brand: "Brand" } as Site
const words = { responsibilities: "What you do", requirements: "What you bring" }
const job = {
  slug: "XY",
  title: "Writer",
  description: "You write <well> & fast.",
  responsibilities: ["Write"],
  requirements: ["Read"],
  remote: false,
  place: "Kota",
  country: null,
  countryNames: ["India"],
  employment: "Part-time",
  datePosted: "2026-01-01",
  validThrough: "2026-02-01",
}

test("a job's text becomes HTML in which no part of the text is a tag", () => {
  expect(jobPosting(site, job, words).description).toBe(
    "<p>You write &lt;well&gt; &amp; fast.</p><p>What you do</p><ul><li>Write</li></ul><p>What you bring</p><ul><li>Read</li></ul>",
  )
})

test("a job's kind of employment is given in Google's terms, or not at all", () => {
  expect(jobPosting(site, job, words)).toMatchObject({ employmentType: "PART_TIME" })
  expect(jobPosting(site, { ...job, employment: "By the piece" }, words)).not.toHaveProperty("employmentType")
})

test("a remote job has no place, but countries from which people may apply", () => {
  const remote = jobPosting(site, { ...job, remote: true, countryNames: ["India", "United Kingdom"] }, words)
  expect(remote).toMatchObject({ jobLocationType: "TELECOMMUTE" })
  expect(remote).not.toHaveProperty("jobLocation")
  expect(remote).toHaveProperty("applicantLocationRequirements.1.name", "United Kingdom")
})

test.each([
  [{ country: "IN", countryNames: ["United Kingdom", "India"] }, "IN"],
  [{ country: "IN", countryNames: ["India", "United Kingdom"] }, "IN"],
  [{ country: null, countryNames: ["India"] }, "India"],
])("a job's place is in its own country, not the first from which people may apply: %j", (countries, expected) => {
  const { jobLocation } = { jobLocation: undefined, ...jobPosting(site, { ...job, ...countries }, words) }
  expect(jobLocation).toMatchObject({ address: { addressLocality: "Kota", addressCountry: expected } })
})

const page = {
  kind: "WebPage",
  address: "https://site.example/x",
  title: "X",
  language: "en",
  hasBreadcrumbs: false,
} as const
const review = {
  updated: "2026-11-28",
  sources: [
    { title: "An Act", url: "https://law.example/act" },
    { title: "A case", url: null },
  ],
  checkedBy: { name: "Ada Lane", degree: "LLM", sample: false },
}

test("a page says when its text was last changed, what it cites and who checked it", () => {
  expect(webPage({ ...page, review })).toMatchObject({
    dateModified: "2026-11-28",
    citation: [{ name: "An Act", url: "https://law.example/act" }, { name: "A case" }],
    reviewedBy: { "@type": "Person", name: "Ada Lane", honorificSuffix: "LLM" },
  })
})

test("a made-up person is not named as the one who checked a page", () => {
  const madeUp = { ...review, checkedBy: { ...review.checkedBy, sample: true } }
  expect(webPage({ ...page, review: madeUp })).not.toHaveProperty("reviewedBy")
})

test("a job is open on its last day and closed on the next", () => {
  expect(isClosed("2026-02-28", "2026-02-28")).toBe(false)
  expect(isClosed("2026-02-28", "2026-03-01")).toBe(true)
})

test("the page for other countries is also the default for all other visitors", () => {
  expect(
    alternatesOf([
      { slug: "uk", language: "en-GB", detected: false },
      { slug: "any", language: "en", detected: true },
    ]),
  ).toEqual([
    { language: "en-GB", path: "/uk" },
    { language: "en", path: "/any" },
    { language: "x-default", path: "/any" },
  ])
})

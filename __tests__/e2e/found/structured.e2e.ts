import { existsSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { structuredIssues } from "../../../src/layout/preview/structuredIssues"
import * as content from "../../support/siteContent"
import { attribute, StaticPage } from "../StaticPage"
import { routesOf } from "../support"
import {
  addressOf,
  jsonLdTexts,
  lookAtEach,
  type MarkedUp,
  shownPages,
  thing,
  thingsOf,
  visibleTrail,
} from "./BuiltSite"

const at = (path: string) => {
  const built = shownPages.find((page) => page.path === path)
  if (!built) throw new Error(`${path} was not built`)
  return built
}

/** The issues that Google would report. */
const complaints = async (things: readonly MarkedUp[]) =>
  (await structuredIssues(JSON.stringify({ "@graph": things }))).errors

/** All marked-up items, including nested ones. */
const deep = (value: unknown): MarkedUp[] => {
  if (typeof value !== "object" || value === null) return []
  const inner = Object.values(value).flatMap(deep)
  return "@type" in value ? [value as MarkedUp, ...inner] : inner
}

test("every page marks up what it is, in one graph without errors", () =>
  lookAtEach(shownPages, async ({ path, html, page }) => {
    const texts = jsonLdTexts(html)
    expect(texts).toHaveLength(1)
    expect(texts[0]).not.toContain("<")
    expect(JSON.parse(texts[0] ?? "")).toMatchObject({ "@context": "https://schema.org" })
    const things = thingsOf(html)
    expect(await complaints(things)).toEqual([])

    const named = things.filter((item) => /Page$/.test(item["@type"]))
    expect(named).toHaveLength(1)
    expect(named[0]).toMatchObject({ url: addressOf(path), name: page.texts("title")[0] })
    expect(deep(things).filter((item) => /Rating|Review|FAQPage/.test(item["@type"]))).toEqual([])
    // References to other items must have a target.
    const ids = new Set(deep(things).flatMap((item) => item["@id"] ?? []))
    for (const [, id = ""] of (texts[0] ?? "").matchAll(/\{"@id":"([^"]+)"\}/g)) expect([...ids]).toContain(id)
  }))

test("the validator would see an issue", async () => {
  expect(await complaints([{ "@type": "JobPosting", title: "Writer" }])).not.toEqual([])
})

test("the breadcrumbs that a page marks up are those that it shows", () =>
  lookAtEach(
    shownPages.filter(({ path }) => path !== "/"),
    ({ path, html, page }) => {
      const trail = visibleTrail(page)
      expect(trail.length).toBeGreaterThanOrEqual(2)
      const marked = thing(html, "BreadcrumbList")?.itemListElement as {
        position: number
        name: string
        item: string
      }[]
      expect(marked.map(({ name }) => name)).toEqual(trail)
      expect(marked.map(({ position }) => position)).toEqual(trail.map((_, place) => place + 1))
      expect(marked[0]?.item).toBe(addressOf("/"))
      expect(marked.at(-1)?.item).toBe(addressOf(path))
    },
  ))

type Shows = (page: StaticPage, value: string) => boolean

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** A day may be written out on a page. */
const showsDay: Shows = (page, value) => page.text.includes(longDay.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)))

const placeOf = (address: string) => address.replace(addressOf(""), "")

const isPage: Shows = (_, value) => shownPages.some(({ path: place }) => addressOf(place) === value)

const linksTo: Shows = (page, value) => page.values("a", "href").includes(value)

/** How a page shows values that are not marked up in the page's own wording. */
const shownAs: Record<string, Shows> = {
  "@id": () => true,
  "@type": () => true,
  "@context": () => true,
  position: () => true,
  // A page's own address, or that of a source it links to.
  url: (page, value) => isPage(page, value) || linksTo(page, value),
  item: isPage,
  sameAs: linksTo,
  image: (page, value) => page.values("img", "src").includes(placeOf(value)),
  // The mark in the header is drawn from the same source.
  logo: (_, value) => existsSync(path.join("public", placeOf(value))),
  inLanguage: (page, value) => page.values("html", "lang")[0] === value,
  // The page's name is its title.
  name: (page, value) => page.texts("title")[0] === value || page.text.includes(value),
  datePosted: showsDay,
  datePublished: showsDay,
  dateModified: showsDay,
  validThrough: showsDay,
  directApply: (page) => page.all("form").some((form) => attribute(form, "aria-label") === content.forms.job.name),
  employmentType: (page, value) => new RegExp(value.replaceAll("_", "[- ]"), "i").test(page.text),
  // A tool is there for students, with a script, and costs nothing: no page of ours has a price to pay.
  applicationCategory: (_, value) => value === "EducationalApplication",
  browserRequirements: (page, value) => value === "JavaScript" && page.all("noscript").length > 0,
  isAccessibleForFree: (_, value) => value === "true",
  // The text of a remote opening's place.
  jobLocationType: (page) => content.jobs.some(({ remote, place }) => remote && page.text.includes(place)),
}

/** Texts are marked up in the page's wording; HTML is compared part by part. */
const showsWords: Shows = (page, value) =>
  ["p", "li"].some((part) => value.includes(`<${part}>`))
    ? ["p", "li"].flatMap((part) => new StaticPage(value).texts(part)).every((words) => page.text.includes(words))
    : page.text.includes(value.replace(/\s+/g, " "))

/** Each marked-up property with its value, at any depth. */
const facts = (value: unknown, name = ""): [name: string, value: string][] => {
  if (typeof value !== "object" || value === null) return [[name, String(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => facts(item, name))
  return Object.entries(value).flatMap(([key, item]) => facts(item, key))
}

/** Marked-up values that are not found on the page. */
const unseen = (page: StaticPage, marked: readonly (readonly [name: string, value: string])[]) =>
  marked.filter(([name, value]) => !(shownAs[name] ?? showsWords)(page, value))

test("everything that a page marks up is shown on it", () =>
  lookAtEach(shownPages, ({ html, page }) => {
    const marked = thingsOf(html).flatMap((item) => facts(item))
    expect(marked.length).toBeGreaterThan(5)
    expect(unseen(page, marked)).toEqual([])
  }))

test("marked-up values that are not shown would be found", () => {
  const { page } = at("/")
  const hidden = [
    ["description", page.meta("description")[0] ?? ""],
    ["description", "<p>Nowhere to be read</p>"],
    ["value", "No such job"],
    ["name", "Atlantis"],
    ["datePosted", "2001-02-03"],
    ["image", addressOf("/nowhere.webp")],
    ["item", addressOf("/nowhere")],
    ["employmentType", "PER_DIEM"],
    ["inLanguage", "de"],
  ] as const
  expect(unseen(page, hidden)).toEqual(hidden)
})

// That pages show what they mark up is asked of all above.

test("home marks up the site and the company with its offices, and no other page the site", () => {
  const { html } = at("/")
  expect(thing(html, "WebSite")).toMatchObject({ name: content.site.brand, url: addressOf("/") })
  expect(thing(html, "WebSite")).not.toHaveProperty("potentialAction")
  const company = thing(html, "OnlineBusiness")
  for (const fact of ["name", "description", "email", "telephone"]) expect(company).toHaveProperty(fact)
  expect(company?.address ?? []).toHaveLength((content.site.offices ?? []).flatMap(({ places }) => places).length)
  for (const other of shownPages.filter(({ path }) => path !== "/"))
    expect(thing(other.html, "WebSite")).toBeUndefined()
})

/** What the pages of a type mark up beside themselves. */
const kinds = {
  service: {
    "@type": "Service",
    provider: expect.objectContaining({ "@type": "OnlineBusiness", name: content.site.brand }),
    description: expect.any(String),
    areaServed: content.countries
      .filter(({ detected }) => !detected)
      .map(({ name }) => expect.objectContaining({ name })),
  },
  post: {
    "@type": "BlogPosting",
    headline: expect.any(String),
    author: expect.objectContaining({ name: expect.any(String) }),
    datePublished: expect.any(String),
    dateModified: expect.any(String),
    image: expect.any(String),
  },
  sample: {
    "@type": "Article",
    headline: expect.any(String),
    description: expect.any(String),
    genre: expect.any(String),
    articleSection: expect.any(String),
    image: expect.any(String),
  },
}

for (const [type, wanted] of Object.entries(kinds))
  test(`each ${type} marks up what its page is about`, () => {
    for (const { path } of routesOf(type))
      expect(thing(at(path).html, wanted["@type"])).toMatchObject({ ...wanted, url: addressOf(path) })
  })

test("each opening marks up what job search requires, the remote one as work from home", () => {
  for (const { slug, remote, place, countries } of content.openJobs) {
    const job = thing(at(`/career/${slug}`).html, "JobPosting") ?? { "@type": "" }
    expect(job).toMatchObject({ hiringOrganization: { name: content.site.brand }, title: expect.any(String) })
    expect(String(job.description)).toMatch(/^<p>.+<ul><li>/)
    expect(Date.parse(String(job.validThrough))).toBeGreaterThan(Date.parse(String(job.datePosted)))
    expect(job.jobLocationType).toBe(remote ? "TELECOMMUTE" : undefined)
    if (remote) expect(job.applicantLocationRequirements).toHaveLength(countries.length)
    else expect(job.jobLocation).toMatchObject({ address: { addressLocality: place } })
  }
})

test("About and Contact state their type of page", () => {
  expect(thing(at("/about-us").html, "AboutPage")).toBeDefined()
  expect(thing(at("/contact-us").html, "ContactPage")).toBeDefined()
})

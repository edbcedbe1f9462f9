import { expect, test } from "@playwright/test"
import { type ContentType, contentTypeNamed } from "../../../src/content/contentTypes"
import { isShort } from "../../../src/content/isShort"
import { servicePath } from "../../../src/site/entryPaths"
import { examplePages } from "../../../tools/examplePages"
import * as content from "../../support/siteContent"
import { attribute, textOf } from "../StaticPage"
import { builtPages } from "./BuiltSite"

// What the specification requires of the sections of pages. Their order is that of the templates, and stands nowhere else.

const { labels, forms } = content
const serviceType = contentTypeNamed("service") as ContentType
const contact = content.contactSection.heading

const built = (path: string) => {
  const page = builtPages.find((each) => each.path === path)?.page
  if (!page) throw new Error(`${path} was not built`)
  return page
}

/** The services with text enough that sections which all share stand beside it. */
const fullServices = content.services.filter((service) => !isShort(serviceType, service))

/** The elements with a tag name in a page's main part, between header and footer. */
const inMain = (path: string, tagName: string) => {
  const page = built(path)
  return page.all("main").flatMap((main) => page.within(main, tagName))
}

test("the enquiry form, the contact form and that of jobs are where they belong", () => {
  const formsOf = (path: string) => built(path).values("form", "aria-label")
  for (const path of ["/", content.anyServicePath, ...content.countries.map(({ slug }) => `/${slug}`)])
    expect(formsOf(path), path).toContain(forms.enquiry.name)
  const { plans = [], blogs = [] } = examplePages
  for (const path of ["/about-us", "/contact-us", ...content.postPaths].concat(plans, blogs)) {
    expect(formsOf(path), path).toContain(forms.contact.name)
    // On the contact page it is beside the hero's text.
    if (path !== "/contact-us")
      expect(inMain(path, "h2").map(textOf).at(-1), `${path} ends with that form`).toBe(contact)
  }
  for (const { slug } of content.openJobs) expect(formsOf(`/career/${slug}`)).toContain(forms.job.name)
})

test("the figures show on home, About, services and countries; on About and countries the social links, too", () => {
  const countries = content.countries.map(({ slug }) => `/${slug}`)
  for (const path of ["/", content.anyServicePath, "/about-us", ...countries])
    expect(built(path).texts("dt"), path).toEqual(expect.arrayContaining(content.trustFigures))
  for (const path of ["/about-us", ...countries]) {
    const lists = built(path).values("ul", "aria-label")
    expect(
      lists.filter((label) => label === labels.navigation.social),
      path,
    ).toHaveLength(content.site.socials ? 2 : 0)
  }
})

test("a service page begins with its citations, what visitors get, what it costs and how long it takes", () => {
  const { short, facts, factsByGroup = [], times } = content.ordering
  for (const { slug, group, summary, included } of fullServices) {
    const path = servicePath({ slug })
    const [main = ""] = built(path).texts("main")
    let [rest = ""] = main.split(included.title ?? labels.service.included)
    const tables = content.citationStyles
      .filter(({ services }) => services.includes(slug))
      .toSorted((a, b) => a.position - b.position)
      .map(({ name }) => name)
    const ofGroup = factsByGroup.filter(({ groups }) => groups.includes(group)).map(({ fact }) => fact)
    for (const text of [summary, ...tables, short, ...(times ? [times.label] : []), ...facts, ...ofGroup]) {
      expect(rest, path).toContain(text)
      rest = rest.slice(rest.indexOf(text))
    }
    if (times) expect(built(path).values("a", "href"), path).toContain(times.to)
  }
})

test("service pages have the steps and reasons by their titles only; home and country pages have them in full", () => {
  const { steps } = content.workflow
  const { items } = content.reasons
  const inFull = [...steps, ...items].map(({ title, text }) => title + text)
  const whole = ["/", ...content.countries.filter(({ restricted }) => !restricted).map(({ slug }) => `/${slug}`)]
  for (const path of whole) for (const text of inFull) expect(built(path).texts("main")[0], path).toContain(text)
  for (const service of fullServices) {
    const path = servicePath(service)
    const listed = inMain(path, "li").map(textOf)
    expect(listed, path).toEqual(expect.arrayContaining([...steps, ...items].map(({ title }) => title)))
    for (const text of inFull) expect(built(path).texts("main")[0], path).not.toContain(text)
  }
})

test("a policy is folded if its entry says so", () => {
  for (const { slug, layout, sections } of content.policies) {
    // The contents, which are folded on phones.
    const contents = inMain(`/${slug}`, "nav").flatMap((nav) => built(`/${slug}`).within(nav, "details"))
    const folded = inMain(`/${slug}`, "details").length - contents.length
    expect(folded, slug).toBe(layout === "accordion" ? sections.length : 0)
  }
})

test("the picture of a post is fetched first, and has a blurred preview", () => {
  for (const { number } of content.posts) {
    const [picture] = built(`/blog/${number}`)
      .all("img")
      .filter((image) => attribute(image, "loading") === "eager")
    expect(picture && attribute(picture, "fetchpriority")).toBe("high")
    expect(picture && attribute(picture, "alt")).toMatch(/\w{3}/)
    expect(picture && attribute(picture, "style")).toMatch(/^background-image:url\("?data:image/)
  }
})

test("each post links to the posts before and after it, and to others", () => {
  const addresses = content.posts.map(({ number }) => `/blog/${number}`)
  for (const path of addresses) {
    const page = built(path)
    const [neighbours] = page
      .all("nav")
      .filter((nav) => attribute(nav, "aria-label") === `${labels.reading.previous}, ${labels.reading.next}`)
    const linked = neighbours ? page.within(neighbours, "a").map((link) => attribute(link, "href")) : []
    // The first and the last post have one neighbour.
    const place = addresses.indexOf(path)
    const around = [addresses[place - 1], addresses[place + 1]].filter((address) => address !== undefined)
    expect(linked.toSorted(), path).toEqual(around.toSorted())
    const posts = new Set(page.values("a", "href").filter((href) => addresses.includes(href)))
    expect(posts.size, path).toBeGreaterThanOrEqual(Math.min(3, addresses.length - 1))
  }
})

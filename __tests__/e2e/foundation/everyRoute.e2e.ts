import { expect, test } from "@playwright/test"
import { StaticPage } from "../StaticPage"
import { routes, routesOf, siteUrl } from "../support"

const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }

const isCanonical = (element: { attrs: { name: string; value: string }[] }) =>
  element.attrs.some(({ name, value }) => name === "rel" && value === "canonical")

/** Notes a text that must belong to one page only, and tells which page had it before. */
const firstUse = (texts: Map<string, string>, text: string, path: string) => {
  const first = texts.get(text) ?? path
  texts.set(text, first)
  return first
}

test("the site has every kind of page", () => {
  for (const kind of ["service", "country", "post", "policy", "page"]) expect(routesOf(kind)).not.toHaveLength(0)
})

for (const route of routes)
  test(`${route.path} is whole without JavaScript`, async ({ request }) => {
    const response = await request.get(route.path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    const page = new StaticPage(await response.text())

    const headings = page.texts("h1")
    expect(headings).toHaveLength(1)
    expect(headings[0]).toContain(route.heading)
    if (route.kind === "country" && route.path !== "/pageforcountry") expect(headings[0]).toContain(route.name)

    const [title = "", ...otherTitles] = page.texts("title")
    expect(title).not.toBe("")
    expect(otherTitles).toEqual([])
    expect(firstUse(seen.titles, title, route.path), `the title '${title}' is used twice`).toBe(route.path)

    const [description = "", ...otherDescriptions] = page.meta("description")
    expect(description).not.toBe("")
    expect(otherDescriptions).toEqual([])
    expect(firstUse(seen.descriptions, description, route.path), "the description is used twice").toBe(route.path)

    const canonical = page.values("link", "href", isCanonical).map(decodeURIComponent)
    expect(canonical.map((address) => address.replace(/\/$/, ""))).toEqual([
      `${siteUrl}${route.path}`.replace(/\/$/, ""),
    ])

    expect(page.meta("robots").join()).not.toContain("noindex")
    expect(page.values("html", "lang")).toEqual([expect.stringMatching(/^en\b/)])
    for (const tag of ["header", "main", "footer"]) expect(page.all(tag).length, tag).toBeGreaterThanOrEqual(1)
  })

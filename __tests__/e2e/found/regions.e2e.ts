import { expect, test } from "@playwright/test"
import { attribute } from "../StaticPage"
import { routesOf } from "../support"
import { addressOf, builtPages, links } from "./BuiltSite"

/** Language and address of each regional page that a page names. */
const regionsOf = (path: string) => {
  const page = builtPages.find((built) => built.path === path)?.page
  return (page?.all("link") ?? [])
    .filter((link) => attribute(link, "hreflang"))
    .map((link) => [attribute(link, "hreflang"), attribute(link, "href")] as const)
}

const countries = routesOf("country").map(({ path }) => path)
const [anyCountryPath = ""] = countries

test("every country page names all country pages, itself included, and a page for all other visitors", () => {
  test.skip(countries.length === 0, "data/countries has no country")
  const regions = regionsOf(anyCountryPath)
  expect(new Set(regions.map(([, address]) => address))).toEqual(new Set(countries.map(addressOf)))
  expect(new Set(regions.map(([language]) => language)).size).toBe(regions.length)
  expect(regions).toHaveLength(countries.length + 1)
  expect(regions).toContainEqual(["x-default", addressOf("/pageforcountry")])
  for (const path of countries) expect(regionsOf(path), path).toEqual(regions)
})

test("each is in the language that the others say it is in, and canonical itself", () => {
  for (const path of countries) {
    const built = builtPages.find((page) => page.path === path)
    const language = built?.page.values("html", "lang")[0]
    expect(regionsOf(anyCountryPath)).toContainEqual([language, addressOf(path)])
    expect(built && links(built.page, "canonical")).toEqual([addressOf(path)])
  }
})

test("no other page claims to be for a region", () => {
  const others = builtPages.filter(({ path }) => !countries.includes(path))
  expect(others.filter(({ path }) => regionsOf(path).length > 0)).toEqual([])
})

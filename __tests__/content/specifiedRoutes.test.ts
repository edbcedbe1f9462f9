/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import type { z } from "zod"
import type { navigation } from "../../src/content/schemas/navigation"
import { countryNames, footerGroups, headerGroups, jobs, policyFacts, services } from "../support/specification"

const { groups }: z.infer<typeof navigation> = JSON.parse(readFileSync("data/navigation.json", "utf8"))

const all = (menu: Record<string, string[]>) => Object.values(menu).flat()

test("the header links to 27 services and the footer to 37, which makes 62 pages", () => {
  expect(all(headerGroups)).toHaveLength(27)
  expect(all(footerGroups)).toHaveLength(37)
  expect(services).toHaveLength(62)
})

test.each(Object.entries({ ...headerGroups, ...footerGroups }))(
  "the group '%s' of the menus is the specification's",
  (id, list) => {
    expect(groups.find((group) => group.id === id)).toMatchObject({
      menu: id in headerGroups ? "header" : "footer",
      services: expect.arrayContaining(list),
    })
  },
)

const files = [
  ...services.map((slug) => `services/${slug}`),
  ...Object.keys(countryNames).map((slug) => `countries/${slug}`),
  ...Object.keys(policyFacts).map((slug) => `policies/${slug}`),
  ...["home", "about-us", "contact-us", "blogs", "career", "plans"].map((slug) => `pages/${slug}`),
  ...Object.keys(jobs).map((slug) => `jobs/${slug}`),
]

test.each(files)("data/%s.json makes a page of the specification", (file) => {
  expect(existsSync(`data/${file}.json`)).toBe(true)
})

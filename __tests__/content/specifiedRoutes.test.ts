/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import type { z } from "zod"
import type { navigation } from "../../src/content/schemas/navigation"

const { groups }: z.infer<typeof navigation> = JSON.parse(readFileSync("data/navigation.json", "utf8"))

/** The menus of the specification, word for word. */
const header = {
  writing: `essay-help-services article-writing-services blog-writing-services report-writing-services
    dissertation-thesis-help-services case-study-help-services project-management-writing-services
    annotated-bibliography-writing-services my-coursework-help-services technical-writing-services
    write-my-research-paper-services research-proposal-writing-services`,
  domains: `law-assignment science-assignment nursing-assignment civil-assignment engineering-assignment-help
    management-hr-assignment finance-statistics-assignment calculus-assignment psychology-assignment`,
  more: `cv-writing-services write-my-sop-services diploma-work-help-services corporate-profile-writing-services
    take-my-online-exam-services presentation-infographics-posters-services`,
}

const footer = {
  subjects: `finance-assignment artificial-intelligence autocad-assignment mba-assignment r-assignment
    accounting-assignment nursing-assignment accounting-problems-assignment cs-assignment engineering-assignment
    law-assignment spss-assignment arcgis-assignment economics-assignment stata-assignment-help
    java-programming-assignment financial-accounting-assignment c++-assignment`,
  essays: `persuasive-essay-writing expository-essay-writing descriptive-essay-writing scholarship-essay-writing
    order-essay-writing write-essay-for-money fast-essay-writing pay-for-essay essay-writers essays-for-sale
    college-essay-writing-service`,
  citations: `apa-citation chicago-citation harvard-citation mla-citation vancouver-citation oxford-citation
    swinburne-citation griffith-citation`,
}

const slugs = (list: string) => list.split(/\s+/)
const all = (menu: Record<string, string>) => Object.values(menu).flatMap(slugs)

test("the header links to 27 services and the footer to 37, which makes 62 pages", () => {
  expect(all(header)).toHaveLength(27)
  expect(all(footer)).toHaveLength(37)
  expect(new Set([...all(header), ...all(footer)]).size).toBe(62)
})

test.each(Object.entries({ ...header, ...footer }))(
  "the group '%s' of the menus is the specification's",
  (id, list) => {
    expect(groups.find((group) => group.id === id)).toMatchObject({
      menu: id in header ? "header" : "footer",
      services: expect.arrayContaining(slugs(list)),
    })
  },
)

const files = [
  ...[...new Set([...all(header), ...all(footer)])].map((slug) => `services/${slug}`),
  ...["uk", "australia", "canada", "dubai", "germany", "ireland", "new-zealand", "pageforcountry"].map(
    (slug) => `countries/${slug}`,
  ),
  ...["privacy-policy", "terms-and-conditions", "refund-policies"].map((slug) => `policies/${slug}`),
  ...["home", "about-us", "contact-us", "blogs", "career", "plans"].map((slug) => `pages/${slug}`),
  ...["ACW", "ME"].map((slug) => `jobs/${slug}`),
]

test.each(files)("data/%s.json makes a page of the specification", (file) => {
  expect(existsSync(`data/${file}.json`)).toBe(true)
})

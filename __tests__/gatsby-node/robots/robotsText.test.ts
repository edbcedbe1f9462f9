/** @jest-environment node */
import robotsParser from "robots-parser"
import { aiAgents } from "../../../src/gatsby-node/robots/aiAgents"
import { robotsText } from "../../../src/gatsby-node/robots/robotsText"

const site = "https://www.example.com"
const page = `${site}/services/law-assignment`

/** The purposes for which each setting lets agents in. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  all: ["training", "answers", "user"],
  answers: ["answers", "user"],
  none: [],
}

describe.each(["all", "answers", "none"] as const)("with search.ai: %s", (setting) => {
  const robots = robotsParser(`${site}/robots.txt`, robotsText(site, setting))

  test.each(aiAgents.map(({ name, purpose }) => [name, purpose]))("%s, an agent for %s", (name, purpose) => {
    expect(robots.isAllowed(page, name)).toBe(allowed[setting]?.includes(purpose))
    expect(robots.isAllowed(`${site}/api/v1.0/email/send`, name)).toBe(false)
  })

  test.each(["Googlebot", "Bingbot", "Applebot", "AnyOtherBot"])("%s may read all but the mail endpoint", (name) => {
    expect(robots.isAllowed(page, name)).toBe(true)
    expect(robots.isAllowed(`${site}/api/v1.0/email/send`, name)).toBe(false)
    expect(robots.getSitemaps()).toEqual([`${site}/sitemap-index.xml`])
  })
})

test("with search.ai: all no agent is named", () => {
  expect(robotsText(site, "all")).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap-index.xml\n`)
})

test("every agent is named once, with an operator and a source", () => {
  expect(new Set(aiAgents.map(({ name }) => name.toLowerCase())).size).toBe(aiAgents.length)
  for (const { operator, source } of aiAgents) expect([operator, URL.canParse(source)]).toEqual([operator || "?", true])
})

import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { CspEvaluator } from "csp_evaluator/dist/evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { headers } from "../../../src/hosting/headers"
import { ask } from "../hosting/ask"
import { bestMark, observatoryScore } from "../hosting/observatory"
import { publishedPage } from "../hosting/publishedPage"
import { attribute, StaticPage } from "../StaticPage"
import { routes } from "../support"
import { kinds, WebServer } from "./WebServer"

const pages = [
  ...routes.map(({ path: address }) => publishedPage(address)),
  ...["dist/404.html", "dist/services/404.html", "dist/blog/404.html"],
]

const policyOf = (html: string) =>
  new StaticPage(html).values("meta", "content", (meta) => attribute(meta, "http-equiv") === "Content-Security-Policy")

test("every page has one policy, in which Google's evaluator finds nothing severe", () => {
  for (const file of pages) {
    const policies = policyOf(readFileSync(file, "utf8"))
    expect(policies, file).toHaveLength(1)
    const findings = new CspEvaluator(new CspParser(policies[0] ?? "").csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave, file).toEqual([])
  }
})

test("no page contains a handler or an address that runs code", () => {
  for (const file of pages) {
    const page = new StaticPage(readFileSync(file, "utf8"))
    const attributes = page.everything.flatMap((element) => element.attrs)
    expect(
      attributes.filter(({ name, value }) => name.startsWith("on") || /^\s*javascript:/i.test(value)),
      file,
    ).toEqual([])
  }
})

for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
  test.describe(kind, () => {
    const server = new WebServer(kind)
    test.beforeAll(() => server.start())
    test.afterAll(() => server.stop())

    test("every page gets the grade A+ of Mozilla's Observatory", async () => {
      for (const address of [...routes.map((route) => route.path), "/nowhere", "/services/gardening", "/blog/999"]) {
        const { headers: fields, body } = await ask(server.origin, address)
        expect(observatoryScore(fields, body.toString()), address).toBeGreaterThanOrEqual(bestMark)
      }
    })
  })

test.describe("the grade falls", () => {
  const html = () => readFileSync(publishedPage("/about-us"), "utf8")
  const sent = () => Object.fromEntries(Object.entries(headers()).map(([name, value]) => [name.toLowerCase(), value]))

  for (const name of ["strict-transport-security", "x-content-type-options"])
    test(`without ${name}`, () => {
      const { [name]: _taken, ...others } = sent()
      expect(observatoryScore(others, html())).toBeLessThan(observatoryScore(sent(), html()))
    })

  for (const [kind, from, to] of [
    ["with inline scripts allowed", "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["without a policy in the page", 'http-equiv="Content-Security-Policy"', ""],
    ["with a script of another site", "</head>", '<script src="https://cdn.example/a.js"></script></head>'],
  ] as const)
    test(kind, () => {
      expect(observatoryScore(sent(), html().replace(from, to))).toBeLessThan(bestMark)
    })
})

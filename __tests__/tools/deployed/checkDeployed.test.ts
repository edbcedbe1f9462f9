/** @jest-environment node */
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { promisify } from "node:util"
import { hosts } from "../../../src/hosting/hosts/hosts"
import { checkAddresses } from "../../../tools/deployed/checkAddresses"
import { checkBuildDay } from "../../../tools/deployed/checkBuildDay"
import { checkDeployed } from "../../../tools/deployed/checkDeployed"
import { checkMail } from "../../../tools/deployed/checkMail"
import { checkMeasuring } from "../../../tools/deployed/checkMeasuring"
import { checkTransport } from "../../../tools/deployed/checkTransport"
import { describeHostIssue, remedySections, type Subject } from "../../../tools/deployed/HostIssue"
import type { DueDate } from "../../../tools/dueDates"
import { startServer, stopServer } from "../../support/LocalServer"

const run = promisify(execFile)

// About forty requests in sequence, and programs that are compiled first.
jest.setTimeout(120_000)

const script = "/static/js/app.0123.js"
const page = `<html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>
<script>alert("put in on the way")</script><script defer src="//counter.example/count.js"></script></head><script src="${script}"></script></html>`
const elsewhere = "https://elsewhere.example/plans"
const index = "<sitemapindex><sitemap><loc>https://staging.example/sitemap-0.xml</loc></sitemap></sitemapindex>"
const pages = ["https://staging.example", "/plans", "/services/c++", "https://["]
const sitemap = `<urlset>${pages.map((address) => `<url><loc>${address}</loc></url>`).join("")}</urlset>`

/** Answers everything with the home page, sets no caching, and redirects pages to wrong addresses. */
const answers: Readonly<Record<string, readonly [status: number, type: string, body: string, location?: string]>> = {
  [script]: [200, "text/plain", "run()"],
  "/plans": [302, "text/html", "", "/plans/"],
  "/plans/": [301, "text/html", "", elsewhere],
  "/PLANS": [301, "text/html", "", "/%E0%A4%A"],
  "/robots.txt": [200, "text/html", "Sitemap: https://staging.example/sitemap-index.xml"],
  "/sitemap-index.xml": [200, "text/html", index],
  "/sitemap-0.xml": [200, "text/html", sitemap],
}

const server = createServer(({ url = "/" }, response) => {
  const [status, type, body, location] = answers[url] ?? [200, "text/html", page]
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "max-age=3600",
    "Access-Control-Allow-Origin": "*",
    ...(location && { Location: location }),
  })
  response.end(body)
})
let origin: string
beforeAll(async () => {
  origin = await startServer(server)
})
afterAll(() => stopServer(server))

/** Answers every address in the same way. */
const answering =
  (status: number, text = "", fields = {}) =>
  async (address: string) => ({ address, status, headers: new Headers(fields), text })
const policy = (services: string) =>
  `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' ${services}"/>`

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

test("all issues of a host that does everything wrong are reported", async () => {
  const issues = await checkDeployed(origin)
  const messagesOf = (asked: Subject) =>
    issues.flatMap(({ subject, message }) => (subject === asked ? message : [])).join("\n")
  expect(messagesOf("pages")).toMatch(/^\/: status 200.*\/plans: status 302.*\/services\/c\+\+: status 200/s)
  expect(messagesOf("unknown addresses")).toMatch(/^\/no-page.*status 200.*\/services\/no-page.*\/blog\/no-page/s)
  expect(messagesOf("other spellings")).toMatch(
    /^\/plans\/: status 301, to https:\/\/elsewhere.*\/PLANS: status 301, to \/%E0%A4%A; expected: 301 to \/plans.*\/services\/%63%2B%2B: status 200/s,
  )
  expect(messagesOf("old addresses")).toMatch(/: status 200; expected: 301 to/s)
  expect(messagesOf("private files")).toMatch(/\/\.git\/config: status 200.*\/_redirects/s)
  expect(messagesOf("headers")).toMatch(/Strict-Transport-Security.*other sites may read/s)
  expect(messagesOf("policy")).toMatch(
    /put in on the way.*a script from another site: \/\/counter\.example\/count\.js/s,
  )
  expect(messagesOf("caching")).toMatch(/\/ may be cached.*app\.0123\.js: Cache-Control: max-age=3600.*sent again/s)
  expect(messagesOf("compression")).toMatch(/\/ is sent uncompressed.*no Vary/s)
  expect(messagesOf("types")).toMatch(/app\.0123\.js: text\/plain.*charset.*\/favicon\.svg/s)
  expect(messagesOf("robots and sitemap")).toMatch(
    /robots\.txt names https:\/\/staging.*sitemap lists https:\/\/staging/s,
  )
  expect(messagesOf("dates")).toContain("/build.json does not say when the site was built")
  expect(messagesOf("mail")).toContain("nothing receives the forms")
})

test("what a named host is known not to do is no issue, and everything else is", async () => {
  const messages = (await checkDeployed(origin, undefined, hosts["github-pages"]))
    .map(({ message }) => message)
    .join("\n")
  expect(messages).not.toMatch(/Strict-Transport-Security|other sites may read|may be cached/)
  expect(messages).toMatch(/\/plans\/: status 301, to https:\/\/elsewhere.*\/no-page.*status 200.*sent uncompressed/s)
})

test.each([
  ["/new", []],
  ["https://www.example.com/new", []],
  ["//elsewhere.example/new", ["old addresses"]],
  ["https://www.example.com.elsewhere.example/new", ["old addresses"]],
])("an old address that redirects to %s", async (location, subjects) => {
  const issues = await checkAddresses(
    answering(301, "", { location }),
    [],
    [{ from: "/old", to: "/new" }],
    ["https://www.example.com"],
  )
  expect(issues.filter(({ message }) => message.startsWith("/old:")).map(({ subject }) => subject)).toEqual(subjects)
})

describe("a site whose forms a service takes without scripts, too", () => {
  const issues = (status: number, text: string) => checkMail(answering(status, text))

  test("may post there", async () => {
    Object.assign(process.env, { GATSBY_FORMS: "service", GATSBY_FORMS_URL: "https://forms.example/f/1" })
    expect(await issues(200, policy(""))).toMatchObject([
      { message: "the pages' policy does not allow https://forms.example" },
    ])
    expect(await issues(200, policy("https://forms.example"))).toEqual([])
  })

  test("is read by Netlify, which leaves out the attribute of forms that it knows", async () => {
    process.env.GATSBY_FORMS = "netlify"
    const told = async (status: number, text: string) => (await issues(status, text)).map(describeHostIssue)
    const remedy = "switch form detection on there, and deploy again. (docs/hosting.md, 'Forms without a server')"
    const unread = await told(200, '<form name="job" data-netlify="true">')
    expect(unread).toEqual([expect.stringContaining(remedy)])
    expect(await told(404, "")).toEqual([expect.stringContaining("/netlify-forms.html answers with status 404")])
    expect(await told(200, '<form name="job"><input name="form-name">')).toEqual([])
  })
})

describe("a site that is measured", () => {
  const messages = async (status: number, text: string, fields = {}) =>
    (await checkMeasuring(answering(status, text, fields))).map(({ message }) => message)

  test("by its own server has an endpoint that counts", async () => {
    expect(await messages(404, "")).toEqual([])
    process.env.GATSBY_MEASURE = "own"
    expect(await messages(404, "")).toEqual(["nothing counts: /api/v1.0/count answers with status 404"])
    expect(await messages(405, "", { Allow: "GET, HEAD" })).toHaveLength(1)
    expect(await messages(405, "", { Allow: "POST" })).toEqual([])
  })

  test("by another server may connect to it, and it answers", async () => {
    Object.assign(process.env, { GATSBY_MEASURE: "umami", GATSBY_MEASURE_URL: origin })
    expect(await messages(200, policy("https://elsewhere.example"))).toEqual([
      `the pages' policy does not allow ${origin}`,
    ])
    expect(await messages(200, policy(origin))).toEqual([])
    process.env.GATSBY_MEASURE_URL = "http://127.0.0.1:9"
    expect(await messages(200, policy("http://127.0.0.1:9"))).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer/),
    ])
  })
})

test("the command prints each issue with its remedy, and fails", async () => {
  const command = (address: string) => run(process.execPath, ["--import", "tsx", "tools/check-deployed.ts", address])
  await expect(command(origin)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/mail: .*\n {2}Set up a mail service.*\d+ to fix\.\n$/s),
  })
  await expect(command("www.example.com")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Give the address/s),
  })
})

test("a host that does not answer is one issue", async () => {
  const gone = createServer()
  const nowhere = await startServer(gone)
  await stopServer(gone)
  const [issue, ...others] = await checkDeployed(nowhere)
  expect(issue && describeHostIssue(issue)).toMatch(/does not answer.*Publish/s)
  expect(others).toEqual([])
})

test.each([
  ["https://www.example.com", 301, "https://www.example.com/", []],
  ["https://www.example.com", 200, "", ["https"]],
  ["https://www.example.com", 301, "http://www.example.com/index", ["https"]],
  ["https://www.example.com", 301, "https://www.example.com.elsewhere.example/", ["https"]],
  ["http://www.example.com", 200, "", ["https"]],
  ["http://localhost:9000", 200, "", []],
])("%s, where http answers %s %s", async (address, status, location, subjects) => {
  const issues = await checkTransport(new URL(address), answering(status, "", location ? { location } : {}))
  expect(issues.map(({ subject }) => subject)).toEqual(subjects)
})

test.each([
  ["the day itself", '{"day":"2027-01-31"}', "2027-01-31", undefined],
  ["a day before, on the day before", '{"day":"2027-01-30"}', "2027-01-30", undefined],
  ["a day before", '{"day":"2027-01-30"}', "2027-01-31", "2027-01-31 /uk is published (data/countries/uk.json)"],
  ["a page that the host puts in place of missing files", "<html></html>", "2027-01-31", "does not say when"],
])("of a live site whose build says %s", async (_, text, today, message) => {
  const uk = { day: "2027-01-31", address: "/uk", file: "data/countries/uk.json", event: "is published" } as const
  const draft: DueDate = { ...uk, address: "/canada", file: "data/countries/canada.json", hindrance: "draft" }
  const issues = await checkBuildDay(answering(200, text), [uk, draft], today)
  expect(issues.map((issue) => issue.message)).toEqual(message ? [expect.stringContaining(message)] : [])
  expect(JSON.stringify(issues)).not.toContain("canada")
})

test("every remedy names an existing section of docs/hosting.md", () => {
  const sections = readFileSync("docs/hosting.md", "utf8").match(/(?<=^#+ ).*/gm)
  for (const section of remedySections) expect(sections).toContain(section)
})

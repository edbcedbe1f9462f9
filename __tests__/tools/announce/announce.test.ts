/** @jest-environment node */
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { json } from "node:stream/consumers"
import { announce } from "../../../tools/announce/announce"
import { startServer, stopServer } from "../../support/LocalServer"
import { runBundled } from "../../support/runBundled"
import { temporaryFolder } from "../../support/temporaryFolder"

const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"

/** Pages with the days of their last changes, in one sitemap for each list. */
type Pages = Readonly<Record<string, string>>[]

let site: string
let folder: string
/** What the live site answers, by path. */
let live: Record<string, string>
/** What was posted to IndexNow, and the status that it answers. */
let posted: { host: string; key: string; keyLocation: string; urlList: string[] }[]
let status: number
let said: string

const sitemapsOf = (pages: Pages): Record<string, string> => ({
  "/sitemap-index.xml": `<?xml version="1.0"?><sitemapindex>${pages.map((_, at) => `<sitemap><loc>${site}/sitemap-${at}.xml</loc></sitemap>`).join("")}</sitemapindex>`,
  ...Object.fromEntries(
    pages.map((part, at) => [
      `/sitemap-${at}.xml`,
      `<urlset>${Object.entries(part)
        .map(([place, day]) => `<url><loc>${site}${place}</loc><lastmod>${day}</lastmod></url>`)
        .join("")}</urlset>`,
    ]),
  ),
})

const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    posted.push((await json(request)) as (typeof posted)[number])
    response.writeHead(status).end()
    return
  }
  const body = live[request.url ?? ""]
  response.writeHead(body === undefined ? 404 : 200).end(body)
})
beforeAll(async () => {
  site = await startServer(server)
})
afterAll(() => stopServer(server))

beforeEach(() => {
  folder = temporaryFolder()
  live = {}
  posted = []
  status = 200
  said = ""
})

/** Builds some pages, while others are live. */
const begin = (built: Pages, published: Pages) => {
  build(built)
  publish(published)
}
const build = (pages: Pages) => {
  for (const [name, text] of Object.entries(sitemapsOf(pages))) writeFileSync(path.join(folder, name), text)
}
const publish = (pages: Pages) => {
  live = sitemapsOf(pages)
}
/** A deploy that expects nothing to be posted before it, and publishes pages. */
const deployOf = (pages?: Pages) => () => {
  expect(posted).toEqual([])
  if (pages) publish(pages)
  return 0
}
const run = (options: Partial<Parameters<typeof announce>[0]> = {}) =>
  announce({
    folder,
    key,
    say: (words) => {
      said += `${words}\n`
    },
    endpoint: `${site}/indexnow`,
    timeout: 0,
    interval: 0,
    ...options,
  })

const before: Pages = [{ "/": "2026-01-01T00:00:00.000Z", "/plans": "2026-01-01", "/gone": "2026-01-01" }]
const after: Pages = [
  { "/": "2026-01-01T00:00:00.000Z", "/plans": "2026-02-01T00:00:00.000Z" },
  { "/services/c++-assignment": "2026-02-01" },
]
const changed = ["/services/c++-assignment", "/plans", "/gone"]

test("once the deploy is live, the pages that it has added, changed and removed are posted", async () => {
  begin(after, before)
  expect(await run({ deploy: deployOf(after) })).toBe(0)
  const urlList = changed.map((place) => site + place)
  expect(posted).toEqual([{ host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList }])
  expect(said).toMatch(/Announced.*new: .*c\+\+.*changed: .*plans.*removed: .*gone.*Google takes no part/s)
})

test("without a command it waits until the new pages are live", async () => {
  begin(after, before)
  const announced = run({ timeout: 60_000, interval: 1 })
  // The first index is compared with the build, the second says that the new pages are not live yet.
  for (let indexes = 0; indexes < 2; ) {
    const [{ url }] = await once(server, "request")
    if (url === "/sitemap-index.xml") indexes += 1
  }
  expect(posted).toEqual([])
  publish(after)
  await announced
  expect(posted).toHaveLength(1)
})

test("a request has at most 10,000 addresses", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`/services/${at}`, "2026-01-01"]))
  begin([many], [{}])
  await run({ deploy: deployOf([many]) })
  expect(posted.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
})

test("a dry run lists the changes, without a key, and neither deploys nor posts", async () => {
  begin(after, before)
  const deploy = jest.fn(() => 1)
  expect(await run({ isDryRun: true, key: undefined, deploy })).toBe(0)
  expect(said).toMatch(/Would be announced:\n {2}new: .*\n {2}changed: .*\n {2}removed: /)
  expect([deploy.mock.calls, posted]).toEqual([[], []])
})

/** What makes an announcement fail: the live site's answers, its state after the deploy, IndexNow's status, options. */
interface Failure {
  reason: string
  words: RegExp
  isDeployed?: boolean
  answers?: Record<string, string>
  code?: number
  options?: Partial<Parameters<typeof announce>[0]>
}

const foreign = "<sitemapindex><sitemap><loc>https://other.example/a.xml</loc></sitemap></sitemapindex>"

describe("never fails a deploy, and says why nothing is announced:", () => {
  test.each<Failure>([
    { reason: "there is no key", words: /search\.indexNow .* is not set/, options: { key: undefined } },
    { reason: "the folder has no sitemap", words: /run npm run build:deploy first/, options: { folder: "nowhere" } },
    { reason: "the live site has no sitemap", words: /answers status 404/, answers: {} },
    { reason: "the live sitemap is cut off", words: /no sitemap/, answers: { "/sitemap-index.xml": "<urlset><url>" } },
    { reason: "the live sitemap is a page", words: /no sitemap/, answers: { "/sitemap-index.xml": "<html></html>" } },
    { reason: "it names another site", words: /which is not on/, answers: { "/sitemap-index.xml": foreign } },
    { reason: "the new pages do not get live", words: /does not have the new sitemap/ },
    { reason: "the key is refused", words: /403: the key is not valid/, isDeployed: true, code: 403 },
    { reason: "there are too many requests", words: /429/, isDeployed: true, code: 429 },
    { reason: "IndexNow has a failure", words: /503/, isDeployed: true, code: 503 },
    {
      reason: "IndexNow does not answer",
      words: /fetch failed/,
      isDeployed: true,
      options: { endpoint: "http://127.0.0.1:1/indexnow" },
    },
  ])("$reason", async ({ words, isDeployed = false, answers, code = 200, options }) => {
    begin(after, before)
    live = answers ?? live
    status = code
    expect(await run({ deploy: deployOf(isDeployed ? after : undefined), ...options })).toBe(0)
    expect(said).toMatch(words)
    expect(said).not.toContain("Announced")
  })

  test("nothing has changed", async () => {
    begin(after, after)
    expect(await run()).toBe(0)
    expect(said).toContain("Nothing to announce")
    expect(posted).toEqual([])
  })

  test("the live site does not answer", async () => {
    build(after)
    for (const name of ["/sitemap-index.xml", "/sitemap-0.xml", "/sitemap-1.xml"])
      writeFileSync(path.join(folder, name), sitemapsOf(after)[name]?.replaceAll(site, "http://127.0.0.1:1") ?? "")
    expect(await run()).toBe(0)
    expect(said).toMatch(/Nothing is announced: http:\/\/127\.0\.0\.1:1\/sitemap-index\.xml answers nothing/)
  })

  test("the deploy itself fails", async () => {
    begin(after, before)
    expect(await run({ deploy: () => 7 })).toBe(7)
    expect(said).toContain("the deploy ended with exit code 7")
    expect(posted).toEqual([])
  })
})

test("the command runs the deploy with its options, and ends with its exit code", () => {
  const start = (...options: string[]) => runBundled(folder, "announce", ...options)
  const { stdout } = start("node", "-e", "console.log('deployed')", "--", "--dry-run")
  expect(stdout).toMatch(/Nothing is announced.*deployed/s)
  expect(start("node", "-e", "process.exit(3)").status).toBe(3)
  expect(start("--help").stdout).toContain("npm run announce -- <command>")
})

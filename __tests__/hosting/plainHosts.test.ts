/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type FormName, fieldsOf, formTables } from "../../src/forms/formTables"
import { addressesOf } from "../../src/hosting/addresses"
import { caching, headers } from "../../src/hosting/headers"
import { type Ability, describeHost, exceededLimits } from "../../src/hosting/hosts/Host"
import { hosts, hostsNamed } from "../../src/hosting/hosts/hosts"
import { writeHostFiles } from "../../src/hosting/publishing/writeHostFiles"
import { PretendedHost } from "../support/hosts/PretendedHost"
import { type PretendedHostName, pretendedHosts } from "../support/hosts/pretendedHosts"
import { temporaryFolder } from "../support/temporaryFolder"

const pages = ["/", "/plans", "/services/c++-assignment"]
const files = [
  "index.html",
  "plans.html",
  "services/c++-assignment.html",
  "404.html",
  "services/404.html",
  "blog/404.html",
  "static/js/app.js",
]
const redirects = [
  { from: "/blog", to: "/plans" },
  { from: "/Caf%c3%a9/", to: "/plans" },
  { from: "/my old%20page", to: "/services/c++-assignment" },
  { from: "/100%25", to: "/plans" },
  { from: "/old (1)+2", to: "/plans" },
  { from: "/old.html", to: "/plans" },
  { from: "/plans.html", to: "/plans" },
]
const site = {
  addresses: addressesOf(pages, redirects),
  siteUrl: "https://site.example",
  has: (file: string) => files.includes(file),
}

const write = (root: string, name: PretendedHostName) =>
  writeHostFiles(hostsNamed([name]), site, { site: `${root}/dist`, deploy: `${root}/deploy`, project: root })

describe.each(Object.keys(pretendedHosts) as PretendedHostName[])("%s", (name) => {
  const root = temporaryFolder()
  for (const file of files) {
    mkdirSync(path.dirname(`${root}/dist/${file}`), { recursive: true })
    writeFileSync(`${root}/dist/${file}`, `<p>${file}</p>`)
  }
  const changed = write(root, name)
  const server = new PretendedHost(`${root}/dist`, pretendedHosts[name], root)
  beforeAll(() => server.start())
  afterAll(() => server.stop())

  const cannot = (ability: Ability) => hosts[name]?.cannot.includes(ability)
  const get = async (address: string) => {
    const response = await fetch(server.origin + address, { redirect: "manual" })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** Where a visitor arrives, by permanent redirects and by pages that redirect. */
  const arrive = async (address: string, hops = 0): Promise<string> => {
    const { status, headers: fields, text } = await get(address)
    const target =
      status === 200 ? /http-equiv="refresh" content="0; url=([^"]*)"/.exec(text)?.[1] : fields.get("location")
    const isFollowed = [301, 308].includes(status) || (status === 307 && cannot("permanence")) || cannot("redirects")
    if (target && isFollowed && hops < 4) return arrive(target, hops + 1)
    return `${address} ${status}`
  }

  test.each([...pages, "/services/c%2B%2B-assignment", "/%70lans"])("%s is answered with the page", async (address) => {
    const { status, text } = await get(address)
    const page = decodeURIComponent(address)
    expect([status, text]).toEqual([200, `<p>${page === "/" ? "index" : page.slice(1)}.html</p>`])
  })

  test("the page's other spellings lead to it, or to the error page, which redirects in the browser", async () => {
    expect(await arrive("/plans/")).toBe(cannot("slashes") ? "/plans/ 404" : "/plans 200")
    expect(await arrive("/plans.html")).toBe(cannot("endings") ? "/plans.html 200" : "/plans 200")
    expect(await arrive("/PLANS")).toBe(cannot("capitals") ? "/PLANS 404" : "/plans 200")
  })

  test.each([
    ["/blog", "/plans"],
    ["/Caf%C3%A9", "/plans"],
    ["/CAF%C3%89", "/plans"],
    ["/Cafe%CC%81", "/plans"],
    ["/my%20old%20page", "/services/c++-assignment"],
    ["/100%25", "/plans"],
    ["/old%20(1)+2", "/plans"],
    ["/old.html", "/plans"],
  ])("the old address %s leads to %s", async (from, to) => {
    expect(await arrive(from)).toBe(`${to} 200`)
  })

  test("a redirect passes the query on, where the host redirects", async () => {
    const { headers: fields } = await get("/blog?from=mail")
    expect(fields.get("location")).toBe(cannot("redirects") ? null : "/plans?from=mail")
  })

  test.each([
    ["/nowhere", "404.html"],
    ["/services/nowhere", "services/404.html"],
    ["/blog/nowhere", "blog/404.html"],
    ["/_headers", "404.html"],
    ["/_redirects", "404.html"],
    ["/vercel.json", "404.html"],
  ])("%s is unknown, and answered with %s", async (address, file) => {
    const { status, text } = await get(address)
    expect([status, text]).toEqual([404, `<p>${cannot("errorPages") ? "404.html" : file}</p>`])
  })

  test("all headers go with pages, errors and files, and hashed files are kept", async () => {
    for (const address of ["/plans", "/nowhere", "/static/js/app.js"])
      for (const [header, value] of Object.entries(headers()))
        expect((await get(address)).headers.get(header)).toBe(cannot("headers") ? null : value)
    expect((await get("/static/js/app.js")).headers.get("cache-control")).toBe(
      cannot("caching") ? "max-age=600" : caching.hashed,
    )
    expect((await get("/plans")).headers.get("access-control-allow-origin")).toBe(cannot("origins") ? "*" : null)
  })

  test("only its own files are written, and those in the project once", () => {
    const own = {
      netlify: ["netlify.toml"],
      cloudflare: [],
      "cloudflare-workers": ["wrangler.jsonc"],
      vercel: ["vercel.json"],
      "github-pages": [".github/workflows/pages.yml"],
    }
    expect(changed).toEqual(own[name])
    expect(write(root, name)).toEqual([])
    expect(existsSync(`${root}/deploy`)).toBe(false)
    expect(existsSync(`${root}/dist/_headers`)).toBe(["netlify", "cloudflare", "cloudflare-workers"].includes(name))
  })

  test("one line says what it cannot do", () => {
    const host = hosts[name]
    expect(host && describeHost(host)).toMatch(/^[^\n]+ cannot [^\n]*forms[^\n]*\.$/)
  })
})

test("Netlify reads every form of the site with every name that it may send, if it takes them", () => {
  const [host] = hostsNamed(["netlify"])
  const readOf = (...further: string[]) =>
    host?.published?.({ ...site, addresses: addressesOf([...pages, ...further], redirects) })["netlify-forms.html"]
  expect(readOf()).toBeUndefined()
  process.env.GATSBY_FORMS = "netlify"
  const page = readOf("/career/ACW") ?? ""
  const withoutJobs = readOf() ?? ""
  delete process.env.GATSBY_FORMS
  expect(withoutJobs).toBe(page.replace(/\n<form name="job"[\s\S]*?<\/form>/, ""))
  expect(withoutJobs).not.toContain('"job"')
  for (const form of Object.keys(formTables) as FormName[]) {
    const [own = ""] = new RegExp(`<form name="${form}"[^>]*data-netlify="true"[^]*?</form>`).exec(page) ?? []
    const names = [...own.matchAll(/<input name="([^"]*)">/g)].map(([, name]) => name)
    const sent = Object.entries(fieldsOf(form)).flatMap(([name, { unsent }]) => (unsent ? [] : name))
    expect(names).toEqual([...new Set(names)])
    expect(names.slice(0, sent.length)).toEqual(sent)
    expect(names).toEqual(expect.arrayContaining(["page", "reference", "suspect", "email"]))
  }
})

describe("files in the project that an owner has changed", () => {
  let root: string
  beforeEach(() => {
    root = temporaryFolder()
  })

  test("netlify.toml is theirs", () => {
    writeFileSync(`${root}/netlify.toml`, "# mine\n")
    expect(write(root, "netlify")).toEqual([])
    expect(readFileSync(`${root}/netlify.toml`, "utf8")).toBe("# mine\n")
  })

  test("vercel.json keeps what they have added, and redirects with conditions; the rest follows the data", () => {
    const byQuery = { source: "/old", has: [{ type: "query", key: "id", value: "3" }], destination: "/plans" }
    const outdated = { source: "/gone", destination: "/plans", statusCode: 301 }
    writeFileSync(`${root}/vercel.json`, JSON.stringify({ regions: ["lhr1"], redirects: [byQuery, outdated] }))
    expect(write(root, "vercel")).toEqual(["vercel.json"])
    const { regions, redirects: kept } = JSON.parse(readFileSync(`${root}/vercel.json`, "utf8"))
    expect(regions).toEqual(["lhr1"])
    expect(kept).toContainEqual(byQuery)
    expect(kept).toContainEqual({ source: "/blog", destination: "/plans", statusCode: 301 })
    expect(kept).not.toContainEqual(outdated)
  })

  test("a vercel.json that is no JSON is named, and left as it is", () => {
    writeFileSync(`${root}/vercel.json`, "{ // mine")
    expect(() => write(root, "vercel")).toThrow(/^vercel\.json: .*Correct it, or delete it/)
    expect(readFileSync(`${root}/vercel.json`, "utf8")).toBe("{ // mine")
  })
})

test("an unknown host is refused with the names of those that there are", () => {
  expect(() => hostsNamed(["gitlab"])).toThrow('There is no host "gitlab". Choose from nginx, caddy, netlify,')
})

test("a site that is too large for a host is told so", () => {
  const [host] = hostsNamed(["cloudflare"])
  expect(host && exceededLimits(host, { redirects: 2001, files: 20_000 })).toEqual([
    "Cloudflare Pages takes 2000 redirects, and this site has 2001.",
  ])
})

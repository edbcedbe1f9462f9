/** @jest-environment node */
import dns from "node:dns"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { checkExternalLinks } from "../../../tools/links/checkExternalLinks"
import { linkLimits } from "../../../tools/links/linkLimits"
import { describeScratch } from "../../support/describeScratch"
import { OtherSites } from "./OtherSites"

const post = "blogs/1-perfect-assignment-tips.json"

const forGood = { head: 301, get: 301 }
const never: OtherSites["behaviours"][string] = () => {}
const onlyGet: OtherSites["behaviours"][string] = ({ method }, response) => {
  if (method === "GET") response.end()
}

describeScratch("links to other sites", (project) => {
  let sites: OtherSites
  const start = async (behaviours: OtherSites["behaviours"] = {}) => {
    sites = new OtherSites(behaviours)
    await sites.start()
  }
  afterEach(async () => {
    jest.restoreAllMocks()
    await sites.stop()
  })

  /** Makes the sources of a post lead to some addresses. */
  const link = (...addresses: string[]) =>
    project().set(post, { sources: addresses.map((url) => ({ title: "A source", url })) })
  const check = async (today = "2026-11-27", all = false) => {
    const { root } = project()
    const site = "https://www.quill.org"
    return checkExternalLinks({ root, site, send: sites.send, today, all, pauseMs: 1 })
  }
  const findNoHost = (code: string) =>
    jest
      .spyOn(dns, "lookup")
      .mockImplementation(((_host: string, _options: object, done: (error: Error) => void) =>
        done(Object.assign(new Error(), { code }))) as typeof dns.lookup)
  const lineOf = (text: string) =>
    readFileSync(project().path(post), "utf8")
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1

  test.each([
    ["200", { head: 200, get: 500 }, "0 gone, 0 without an answer, 0 moved"],
    ["404 to HEAD only", { head: 404, get: 200 }, "0 gone, 0 without"],
    ["405 to HEAD", { head: 405, get: 200 }, "0 gone, 0 without"],
    ["403", { head: 403, get: 403 }, "0 gone, 0 without"],
    ["405", { head: 405, get: 405 }, "0 gone, 0 without"],
    ["429", { head: 429, get: 429 }, "0 gone, 0 without"],
    ["404", { head: 404, get: 404 }, "leads nowhere (status 404)"],
    ["410", { head: 410, get: 410 }, "leads nowhere (status 410)"],
    ["503", { head: 503, get: 503 }, "does not answer (status 503)"],
    ["a redirect for now", { head: 302, get: 302, location: "/b" }, "0 gone, 0 without an answer, 0"],
    ["a redirect for good", { ...forGood, location: "/b#c" }, "write https://journal.org/b#c"],
    ["a redirect to what is gone", { ...forGood, location: "https://gone.org/" }, "leads nowhere (status 404)"],
    [
      "a redirect for good to http, which data may not have",
      { ...forGood, location: "http://journal.org/" },
      "0 moved",
    ],
    ["redirects for good by way of http", { ...forGood, location: "http://old.org/a" }, "write https://new.org/a"],
    ["a redirect to what is no address", { ...forGood, location: "http://[" }, "does not answer (Invalid URL)"],
    ["a redirect to itself", { ...forGood, location: "" }, "does not answer (redirects without end)"],
    ["nothing", never, "does not answer (no answer in time)"],
    ["a closed connection", ({ socket }) => socket.destroy(), "does not answer (UND_ERR_SOCKET)"],
    ["nothing to HEAD", onlyGet, "0 gone, 0 without"],
  ] satisfies [string, OtherSites["behaviours"][string], string][])(
    "answers with %s",
    async (_, behaviour, expected) => {
      await start({
        "https://journal.org/a": behaviour,
        "https://gone.org/": { head: 404, get: 404 },
        "http://old.org/a": { ...forGood, location: "https://new.org/a" },
      })
      link("https://journal.org/a", "https://alive.org/")
      if (behaviour === never || behaviour === onlyGet) sites.impatient.add("HEAD https://journal.org/a")
      if (behaviour === never) sites.impatient.add("GET https://journal.org/a")
      expect((await check())?.text).toContain(expected)
    },
  )

  test("a host that does not exist is gone", async () => {
    await start()
    findNoHost("ENOTFOUND")
    link("https://no.nowhere/a", "https://alive.org/")
    expect(await check()).toMatchObject({
      isBroken: true,
      text: expect.stringContaining("leads nowhere (no such host)"),
    })
  })

  test("names file, line and field of each place, and asks for each address once", async () => {
    await start({ "https://journal.org/a": { head: 404, get: 404 } })
    link("https://journal.org/a", "https://alive.org/#one", "https://alive.org/#two")
    project().change("countries/uk.json", (country) => {
      const [part] = country.sections
      if (part) part.body = "See [a journal](https://journal.org/a) and <https://alive.org/>."
    })
    const report = await check()
    expect(report?.isBroken).toBe(true)
    expect(report?.text).toMatch(/data\/countries\/uk\.json:\d+:\d+\n {2}sections\[0\]\.body: leads nowhere/)
    expect(report?.text).toContain(`data/${post}:${lineOf("journal.org")}:`)
    expect(report?.text).toMatch(/sources\[0\]\.url: leads nowhere.*\n {2}found: +https:\/\/journal\.org\/a\n/)
    expect(sites.asked.toSorted()).toEqual([
      "GET https://journal.org/a",
      "HEAD https://alive.org/",
      "HEAD https://journal.org/a",
    ])
  })

  test("asks for neither samples nor the site itself, and says who asks", async () => {
    await start()
    link("https://www.quill.org/plans", "https://journal.example/", "https://alive.org/")
    const { text } = (await check()) ?? {}
    expect(sites.asked).toEqual(["HEAD https://alive.org/"])
    expect([...sites.agents]).toEqual(["link-check (+https://www.quill.org)"])
    expect(text).toMatch(/^1 address of other sites: 0 gone.*\n\d+ made-up addresses are not asked for\.$/)
  })

  test("sends ten requests at once, and one to each site, also where redirects lead there", async () => {
    const addresses = Array.from({ length: 15 }, (_, at) => `https://site${at}.org/a`)
    // Answers wait until as many requests are under way as there may be.
    const held: (() => void)[] = []
    const toAlive: OtherSites["behaviours"][string] = (_, response) => {
      held.push(() => response.writeHead(302, { Location: "https://alive.org/" }).end())
      if (sites.most.all >= linkLimits.sitesAtOnce) for (const answer of held.splice(0)) answer()
    }
    const alive: OtherSites["behaviours"][string] = (_, response) => setTimeout(() => response.end(), 20)
    await start({
      ...Object.fromEntries(addresses.map((address) => [address, toAlive])),
      "https://alive.org/": alive,
    })
    link(...addresses, "https://alive.org/")
    expect((await check())?.text).toContain("16 addresses of other sites: 0 gone, 0 without an answer")
    expect(sites.most).toEqual({ all: linkLimits.sitesAtOnce, site: 1 })
  })

  test("tries again what fails for a while, and leaves a host alone that never answers", async () => {
    let count = 0
    const third: OtherSites["behaviours"][string] = (_, response) => {
      count += 1
      response.writeHead(count < 2 * linkLimits.tries ? 503 : 200).end()
    }
    const dead = Array.from({ length: 9 }, (_, at) => `https://dead.org/${at}`)
    const closed: OtherSites["behaviours"][string] = ({ socket }) => socket.destroy()
    await start({ "https://slow.org/": third, ...Object.fromEntries(dead.map((address) => [address, closed])) })
    link("https://slow.org/", ...dead)
    expect((await check())?.text).toContain("10 addresses of other sites: 0 gone, 9 without an answer")
    expect(count).toBe(2 * linkLimits.tries)
    expect(sites.asked.filter((request) => request.includes("dead.org"))).toHaveLength(
      linkLimits.tries * linkLimits.failuresInRow,
    )
  })

  test("tells only what is new, unless asked for all", async () => {
    const moved = { ...forGood, location: "https://journal.org/b" }
    await start({ "https://journal.org/a": moved, "https://gone.org/": { head: 404, get: 404 } })
    link("https://journal.org/a", "https://gone.org/")
    expect((await check("2026-11-01"))?.text).toMatch(/gone\.org.*journal\.org\/b/s)

    const second = await check("2026-11-02")
    expect(second).toMatchObject({ isBroken: true })
    expect(second?.text).not.toContain("journal.org")
    expect(second?.text).toMatch(/1 gone.*1 moved.*\n2 of these an earlier run has told.*--all/)
    expect((await check("2026-11-03", true))?.text).toMatch(/gone\.org.*journal\.org\/b/s)

    sites.behaviours["https://journal.org/a"] = { ...moved, location: "https://journal.org/c" }
    expect((await check("2026-11-04"))?.text).toMatch(
      /^data.*write https:\/\/journal\.org\/c\n\n1 moved link in 1 file/s,
    )

    const results = readFileSync(`${project().root}/reports/links.json`, "utf8")
    expect(JSON.parse(results).addresses).toEqual({
      "https://gone.org/": { state: "gone", note: "status 404", since: "2026-11-01" },
      "https://journal.org/a": { state: "moved", note: "https://journal.org/c", since: "2026-11-04" },
    })
  })

  test("notes nothing if no site answers", async () => {
    await start()
    link("https://one.nowhere/", "https://two.nowhere/")
    findNoHost("EAI_AGAIN")
    expect(await check()).toBeUndefined()
    expect(existsSync(`${project().root}/reports`)).toBe(false)
  })

  test.each([
    ['{\n"addresses": {,}}', 2],
    ['{ "addresses": {\n"https://a.org/": {\n"state": "fine" } } }', 3],
    ["[]", 1],
  ])("refuses a file of results that is not one: %j", async (content, line) => {
    await start()
    link("https://alive.org/")
    await check()
    writeFileSync(`${project().root}/reports/links.json`, content)
    sites.asked.length = 0
    await expect(check()).rejects.toThrow(new RegExp(`^reports/links\\.json:${line}: .*Delete the file`, "s"))
    expect(sites.asked).toEqual([])
  })
})

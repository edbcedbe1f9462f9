import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { BuildArgs, CreatePagesArgs, CreateResolversArgs } from "gatsby"
import { forbiddenCharacter } from "../../src/content/forbiddenCharacter"
import { mailLink, whatsAppLink } from "../../src/forms/contactLinks"
import { writeFeeds } from "../../src/gatsby-node/feeds/writeFeeds"
import { cachePages } from "../../src/gatsby-node/listedPages"
import { manifestOptions } from "../../src/gatsby-node/manifestOptions"
import { writeSearchFile } from "../../src/gatsby-node/search/writeSearchFile"
import { drawPage } from "../../src/gatsby-node/share/drawPage"
import { addSitemapPages, sitemapOptions, writeRobots } from "../../src/gatsby-node/sitemap"
import { indexOf } from "../../src/search/loadSearch"
import { indexPath } from "../../src/search/searchOptions"
import { searchSite } from "../../src/search/searchSite"
import { outboxTable } from "../../src/server/outbox/outboxTable"
import { feeds } from "../../src/site/feeds"
import { homeSections } from "../../src/site/homeSections"
import { shareSize } from "../../src/site/sharePath"
import { answerer, definitions } from "../support/answerQuery"
import { enterBuildFolder } from "../support/enterBuildFolder"
import { hostileStrings } from "./hostileStrings"
import { dangersIn, leadsToGood } from "./inert"
import { attackedEntries } from "./spoiltEntries"

const entries = attackedEntries("accepted")
const answer = answerer(entries)
const getNodesByType = (typeName: string) =>
  entries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value)

const valuesOf = <Value>(typeName: string) => getNodesByType(typeName) as Value[]

/** What the sitemap plugin queries besides the data. */
const sitemapPages = () => {
  let resolve: () => unknown = () => []
  const createResolvers = ({ Query }: { Query: { sitemapPages: { resolve: () => unknown } } }) => {
    resolve = Query.sitemapPages.resolve
  }
  addSitemapPages({ createResolvers } as unknown as CreateResolversArgs)
  return resolve()
}

const reporter = {
  panicOnBuild: (text: string) => {
    throw new Error(text)
  },
  activityTimer: () => ({ start: () => undefined, end: () => undefined }),
  verbose: () => undefined,
}

const args = {
  reporter,
  getNodesByType,
  basePath: "",
  pathPrefix: "",
  store: { getState: () => ({ definitions }) },
  cache: { get: async () => undefined, set: async () => undefined },
  graphql: async (query: string) => ({
    data: query.includes("sitemapPages")
      ? { site: { siteMetadata: { siteUrl: "https://own.invalid" } }, sitemapPages: sitemapPages() }
      : answer(query),
  }),
} as unknown as BuildArgs & CreatePagesArgs

let leaveBuildFolder: () => void

beforeAll(() => {
  cachePages(args)
  leaveBuildFolder = enterBuildFolder(valuesOf("Post"))
})

afterAll(() => leaveBuildFolder())

const published = (place: string) => readFileSync(path.join("public", place), "utf8")

const readXml = (place: string) => {
  const text = published(place)
  expect(forbiddenCharacter(text)).toBeUndefined()
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(text)
}

/** The path of every element and attribute. */
const placesIn = (value: unknown, place = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, Array.isArray(value) ? place : `${place}/${key}`))
    : [place]

test("the writers' input contains the attack", () => {
  const all = JSON.stringify(entries.map(({ data }) => data.value))
  for (const text of ["<script", "<!--<script", "</script", "]]", "\u2028", "onerror=alert(1)"])
    expect(all).toContain(text)
})

test("the feeds are well-formed: all elements are the library's, and all texts inert", async () => {
  await writeFeeds(args)
  const [rss, atom] = feeds.map(({ path: place }) => readXml(place))
  const posts = valuesOf<{ title: string }>("Post")
  expect(rss.rss.channel.item).toHaveLength(posts.length)
  expect(atom.feed.entry).toHaveLength(posts.length)
  expect(new Set(placesIn(rss.rss.channel.item))).toEqual(
    new Set(
      [
        "title",
        "link",
        "guid/#text",
        "guid/@_isPermaLink",
        "pubDate",
        "description",
        "content:encoded",
        "enclosure/@_url",
        "dc:creator",
      ]
        .concat("enclosure/@_length", "enclosure/@_type")
        .map((name) => `/${name}`),
    ),
  )
  for (const item of rss.rss.channel.item) {
    const texts = [item.description, item["content:encoded"]]
    expect(texts.flatMap(feedDangers)).toEqual([])
    expect(item.link).toMatch(/^https:\/\/own\.invalid\/blog\/\d+$/)
  }
  for (const entry of atom.feed.entry)
    expect([entry.title, entry.summary, entry.content].flatMap((text) => feedDangers(text["#text"]))).toEqual([])
})

/** The dangers in a post's HTML, apart from elements that posts have besides Markdown. */
const feedDangers = (html: string) =>
  dangersIn(html).filter(
    (danger) => !/^(?:<(?:h2|figure|img|aside|figcaption)>|the attribute (?:src|alt|width|height))$/.test(danger),
  )

test("the sitemap lists the site's own pages, and nothing else", async () => {
  const { onPostBuild } = require("gatsby-plugin-sitemap/gatsby-node")
  const resolveSiteUrl = ({ site }: { site: { siteMetadata: { siteUrl: string } } }) => site.siteMetadata.siteUrl
  await onPostBuild(args, {
    excludes: [],
    filterPages: () => false,
    resolveSiteUrl,
    ...sitemapOptions,
  })
  const { sitemapindex } = readXml("sitemap-index.xml")
  expect(sitemapindex.sitemap.loc).toBe("https://own.invalid/sitemap-0.xml")
  const { url } = readXml("sitemap-0.xml").urlset
  expect(new Set(placesIn(url))).toEqual(new Set(["/loc", "/lastmod"]))
  for (const { loc } of url) expect(loc).toMatch(/^https:\/\/own\.invalid\/[\w/+-]*$/)
})

test("robots.txt has only its own lines", () => {
  const [site] = valuesOf("SiteFacts")
  mkdirSync("data")
  writeFileSync("data/site.json", JSON.stringify(site))
  writeRobots()
  expect(published("robots.txt").trim().split("\n")).toHaveLength(4)
})

test("the manifest is JSON with the brand as its text", () => {
  const [site] = valuesOf<{ brand: string; tagline: string; language: string }>("SiteFacts")
  if (!site) throw new Error("data/site.json is missing")
  const manifest = JSON.parse(JSON.stringify(manifestOptions(site)))
  expect(manifest).toMatchObject({ name: site.brand, description: site.tagline, start_url: "/" })
})

test("the search file is JSON, whose hits lead to pages of this site and show the text as it is", async () => {
  writeSearchFile(args)
  const index = await indexOf(JSON.parse(published(indexPath)))
  const services = valuesOf<{ name: string }>("Service").map(({ name }) => name)
  const section = new RegExp(`^/#(?:${Object.values(homeSections).join("|")})$`)
  for (const query of ["script", "constructor", "__proto__", "alert", "</script", "javascript:alert(1)"])
    for (const { path: place, title, type } of searchSite(index, query, 50)) {
      expect(place.replace(section, "/")).toMatch(/^\/[\w/+-]*(?:#(?:faq|cite)-[a-z0-9-]*)?$/)
      if (type === "service") expect(services).toContain(title)
    }
  expect(searchSite(index, "script", 50).length).toBeGreaterThan(10)
  expect("polluted" in {}).toBe(false)
})

test("prefilled messages open the mail client or the chat, with nothing but their text", () => {
  for (const text of hostileStrings) {
    const mail = mailLink("hello@quillhaven.example", text, text, "")
    expect(mail).not.toMatch(/[\s"<>]/)
    const { protocol, pathname, searchParams } = new URL(mail)
    expect([protocol, pathname, ...searchParams.keys()]).toEqual([
      "mailto:",
      "hello@quillhaven.example",
      "subject",
      "body",
    ])
    const chat = new URL(whatsAppLink("+44 1", text))
    expect([chat.origin, ...chat.searchParams.keys()]).toEqual(["https://api.whatsapp.com", "phone", "text"])
    expect([mail, chat.href].every(leadsToGood)).toBe(true)
  }
})

test("the outbox shows submissions without moving the cursor", () => {
  for (const text of hostileStrings) {
    const entry = { received: "2026-01-01T00:00:00Z", template_id: text, template_params: { [text]: text } }
    const shown = outboxTable(entry as never)
    // The table's own escape codes, for bold words, are removed.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how
    expect(shown.replace(/\u001b\[\d+m/g, "")).not.toMatch(/(?!\n)\p{Cc}|\p{Cf}/u)
  }
})

test("share pictures are drawn for any title", async () => {
  const base = Buffer.alloc(shareSize.width * shareSize.height * 3)
  for (const title of [
    hostileStrings.slice(0, 12).join(" "),
    "<svg onload=alert(1)>",
    '"/><image href="file:///etc/passwd"/>',
  ])
    expect((await drawPage(base, Buffer.from(base), title, "#ffffff")).subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    )
})

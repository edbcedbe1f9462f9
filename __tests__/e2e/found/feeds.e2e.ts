import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { XMLParser } from "fast-xml-parser"
import type { DefaultTreeAdapterTypes as Tree } from "parse5"
import Parser from "rss-parser"
import { plainMarkdown } from "../../../src/content/typeset/plainMarkdown"
import { plainHeadline } from "../../../src/site/plainHeadline"
import { publishedEntries } from "../../../tools/publishedData"
import { attribute, StaticPage, textOf } from "../StaticPage"
import { addressOf, builtFile, shownPages } from "./BuiltSite"

interface Post {
  number: number
  title: string
  description: string
  author: string
  date: string
  updated: string
  lede: string
  sections: { title: string; caption?: string }[]
  quote: string
  notes: { title: string; text: string }[]
  sources: { title: string; url?: string }[]
}

const posts = publishedEntries<Post>("blogs/").sort((a, b) => b.number - a.number)

test.skip(posts.length === 0, "data/blogs has no post: there are no feeds")

const nameOf = ({ author }: Post): string => JSON.parse(readFileSync(`data/authors/${author}.json`, "utf8")).name

const addresses = posts.map(({ number }) => addressOf(`/blog/${number}`))

const feeds = { rss: "rss.xml", atom: "atom.xml" }

const raw = (place: string) => new XMLParser({ ignoreAttributes: false }).parse(builtFile(place))

const parsed = (place: string) => new Parser().parseString(builtFile(place).toString())

const contentOf = (item: Parser.Item) => new StaticPage(String(item["content:encoded" as never] ?? item.content ?? ""))

/** The text that pages add after each external link, and feeds do not. */
const { newTab }: { newTab: string } = JSON.parse(readFileSync("data/labels.json", "utf8"))

/** Only words, so that spaces between elements do not matter. */
const bare = (text: string) => text.replace(/\s+/g, "")

const pageOf = (post: Post) => {
  const built = shownPages.find((page) => page.path === `/blog/${post.number}`)
  if (!built) throw new Error(`Post ${post.number} was not built`)
  return built.page
}

/** The titled parts of a post's text on the page, each with its heading, text, tables and captions. */
const partsOf = (page: StaticPage): Tree.Element[] => {
  const [article] = page.all("article")
  if (!article) throw new Error("The page has no article")
  return page.within(article, "section").filter((section) => section.childNodes[0]?.nodeName === "h2")
}

/** The text of a part, without the second heading by which it folds on phones. */
const wordsOf = (part: Tree.Element) =>
  textOf({ ...part, childNodes: part.childNodes.filter(({ nodeName }) => nodeName !== "details") })

for (const [name, place] of Object.entries(feeds)) {
  test(`${name} contains every post with the whole text of its page`, async () => {
    const feed = await parsed(place)
    expect(feed.title).toBeTruthy()
    expect(feed.items.map(({ link }) => link)).toEqual(addresses)
    for (const [index, post] of posts.entries()) {
      const item = feed.items[index] ?? {}
      expect(item.title).toBe(plainHeadline(post.title))
      const text = bare(contentOf(item).text)
      const says = (words: string) => expect(text).toContain(bare(words))
      const parts = partsOf(pageOf(post)).map((part) => wordsOf(part).replaceAll(` (${newTab})`, ""))
      expect(parts.length).toBe(post.sections.length + 1)
      parts.forEach(says)
      for (const words of [post.lede, plainHeadline(post.quote)]) says(words)
      for (const caption of post.sections.flatMap((section) => section.caption ?? [])) says(caption)
      for (const note of post.notes) says(`${note.title} ${plainMarkdown(note.text)}`)
      for (const source of post.sources) says(source.title)
    }
  })

  test(`in ${name} every link and picture of a post is the same as on its page, with its full address`, async () => {
    for (const [index, item] of (await parsed(place)).items.entries()) {
      const page = pageOf(posts[index] as Post)
      const content = contentOf(item)
      const shown = new Set(page.values("a", "href").map((href) => new URL(href, addresses[index]).href))
      const places = content.values("a", "href")
      const inText = partsOf(page).flatMap((part) => page.within(part, "a"))
      const linked = inText.map((link) => new URL(attribute(link, "href") ?? "", addresses[index]).href)
      expect(places).toEqual(expect.arrayContaining(linked))
      for (const href of places) {
        expect(href).toMatch(/^https:\/\//)
        expect([...shown]).toContain(href)
      }
      const pictures = content.values("img", "src")
      const figures = page.all("figure").flatMap((figure) => page.within(figure, "img"))
      expect(pictures).toEqual(figures.map((image) => addressOf(attribute(image, "src") ?? "")))
      expect(content.values("img", "alt")).toEqual(figures.map((image) => attribute(image, "alt")))
      for (const picture of pictures) expect(builtFile(picture.slice(addressOf("").length)).length).toBeGreaterThan(0)
    }
  })
}

/** What a feed must contain about a post's picture: its true size in bytes, and a type registered with IANA. */
const pictureOf = (post: Post) => {
  const place = `/share/blog/${post.number}.jpeg`
  return { address: addressOf(place), type: "image/jpeg", length: String(statSync(path.join("public", place)).size) }
}

test("the RSS feed has what RSS 2.0 requires: a channel and items with unique ids and RFC 822 dates", () => {
  const { rss } = raw(feeds.rss)
  expect(rss["@_version"]).toBe("2.0")
  const { title, link, description, item = [] } = rss.channel
  // The parser returns a single element without a list.
  const items = [item].flat()
  expect([title, link, description].every(Boolean)).toBe(true)
  expect(rss.channel["atom:link"]).toMatchObject({ "@_rel": "self", "@_href": addressOf("/rss.xml") })
  const ids = items.map(({ guid }: { guid: { "#text": string } }) => guid["#text"])
  expect(new Set(ids).size).toBe(posts.length)
  expect(rss["@_xmlns:dc"]).toBe("http://purl.org/dc/elements/1.1/")
  for (const [index, { pubDate, author, enclosure, ...rest }] of items.entries()) {
    const post = posts[index] as Post
    expect(pubDate).toBe(new Date(post.date).toUTCString())
    expect(pubDate).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/)
    // In RSS an <author> is an e-mail address; a name goes into Dublin Core's element.
    expect(author).toBeUndefined()
    expect(rest["dc:creator"]).toBe(nameOf(post))
    const { address, type, length } = pictureOf(post)
    expect(enclosure).toMatchObject({ "@_url": address, "@_type": type, "@_length": length })
  }
})

test("the Atom feed has what RFC 4287 requires: ids, dates, authors, and a link to itself", () => {
  const { feed } = raw(feeds.atom)
  expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom")
  expect([feed.id, feed.title, feed.updated].every(Boolean)).toBe(true)
  const own = [feed.link].flat().find((link: Record<string, string>) => link["@_rel"] === "self")
  expect(own["@_href"]).toBe(addressOf("/atom.xml"))
  const entries = [feed.entry ?? []].flat()
  expect(entries.map(({ id }: { id: string }) => id)).toEqual(addresses)
  for (const [place, entry] of entries.entries()) {
    const post = posts[place] as Post
    expect(entry.author.name).toBe(nameOf(post))
    expect(entry.published.slice(0, 10)).toBe(post.date)
    expect(entry.updated.slice(0, 10)).toBe(post.updated)
    expect(entry.content["@_type"]).toBe("html")
    const links: Record<string, string>[] = [entry.link].flat()
    expect(links.filter((link) => (link["@_rel"] ?? "alternate") === "alternate")).toEqual([
      { "@_href": addresses[place] },
    ])
    const { address, type, length } = pictureOf(post)
    expect(links.filter((link) => link["@_rel"] === "enclosure")).toEqual([
      { "@_rel": "enclosure", "@_href": address, "@_type": type, "@_length": length },
    ])
  }
})

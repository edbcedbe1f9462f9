import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { XMLParser } from "fast-xml-parser"
import Parser from "rss-parser"
import { addressOf, builtFile } from "./BuiltSite"

interface Post {
  number: number
  title: string
  date: string
  updated: string
  sections: { title: string; body: string }[]
}

const posts: Post[] = readdirSync("data/blogs")
  .map((file) => JSON.parse(readFileSync(`data/blogs/${file}`, "utf8")))
  .sort((a, b) => b.number - a.number)

const addresses = posts.map(({ number }) => addressOf(`/blog/${number}`))

const feeds = { rss: "rss.xml", atom: "atom.xml" }

const raw = (place: string) => new XMLParser({ ignoreAttributes: false }).parse(builtFile(place))

for (const [name, place] of Object.entries(feeds))
  test(`a feed reader finds every post with its full text in ${name}`, async () => {
    const feed = await new Parser().parseString(builtFile(place).toString())
    expect(feed.title).toBeTruthy()
    expect(feed.items.map(({ link }) => link)).toEqual(addresses)
    for (const [place, item] of feed.items.entries()) {
      const post = posts[place]
      expect(item.title).toBe(post?.title.replaceAll("*", ""))
      const text = item["content:encoded"] ?? item.content ?? ""
      for (const { title } of post?.sections ?? []) expect(text).toContain(`<h2>${title.replaceAll("&", "&amp;")}</h2>`)
      expect(text.length).toBeGreaterThan(3000)
      expect(text).not.toMatch(/(?:href|src)="\//)
    }
  })

test("the RSS feed has what RSS 2.0 asks for: a channel and items with unique ids and dates of RFC 822", () => {
  const { rss } = raw(feeds.rss)
  expect(rss["@_version"]).toBe("2.0")
  const { title, link, description, item } = rss.channel
  expect([title, link, description].every(Boolean)).toBe(true)
  expect(rss.channel["atom:link"]).toMatchObject({ "@_rel": "self", "@_href": addressOf("/rss.xml") })
  const ids = item.map(({ guid }: { guid: { "#text": string } }) => guid["#text"])
  expect(new Set(ids).size).toBe(posts.length)
  for (const { pubDate } of item) expect(pubDate).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/)
})

test("the Atom feed has what RFC 4287 asks for: ids, dates, authors, and a link to itself", () => {
  const { feed } = raw(feeds.atom)
  expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom")
  expect([feed.id, feed.title, feed.updated].every(Boolean)).toBe(true)
  const own = [feed.link].flat().find((link: Record<string, string>) => link["@_rel"] === "self")
  expect(own["@_href"]).toBe(addressOf("/atom.xml"))
  expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(addresses)
  for (const [place, entry] of feed.entry.entries()) {
    expect(entry.author.name).toBeTruthy()
    expect(entry.published.slice(0, 10)).toBe(posts[place]?.date)
    expect(entry.updated.slice(0, 10)).toBe(posts[place]?.updated)
    expect(entry.content["@_type"]).toBe("html")
  }
})

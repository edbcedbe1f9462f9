import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect } from "@playwright/test"
import type { Graph, Thing } from "schema-dts"
import { labels } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { attribute, StaticPage, textOf } from "../StaticPage"

/** An item of a page's structured data, with its properties by name. */
export type MarkedUp = Record<string, unknown> & { "@type": string; "@id"?: string }

/** A page of the built site on disk, read on first use. */
export class BuiltPage {
  private source: string | undefined
  private parsed: StaticPage | undefined

  constructor(
    /** The page's address. */
    readonly path: string,
    private readonly file: string,
  ) {}

  get html() {
    this.source ??= readFileSync(this.file, "utf8")
    return this.source
  }

  get page() {
    this.parsed ??= new StaticPage(this.html)
    return this.parsed
  }
}

const folder = "public"

const pathOf = (file: string) => `/${path.posix.dirname(file.replaceAll("\\", "/")).replace(/^\.$/, "")}`

/** Every page of the built site. */
export const builtPages: readonly BuiltPage[] = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "index.html")
      .map((file) => new BuiltPage(pathOf(file), path.join(folder, file)))
  : []

/** Whether search engines must not index a page. */
export const isHidden = ({ html }: Pick<BuiltPage, "html">) => /<meta[^>]*name="robots"[^>]*noindex/.test(html)

/** The pages that search engines may show. */
export const shownPages = builtPages.filter((page) => !isHidden(page))

/** Runs a check on each page, and lists all pages that fail it with what is wrong. */
export const lookAtEach = async (pages: readonly BuiltPage[], look: (page: BuiltPage) => Promise<void> | void) => {
  const wrong: string[] = []
  for (const page of pages)
    try {
      await look(page)
    } catch (error) {
      wrong.push(`${page.path}: ${error instanceof Error ? error.message : error}`)
    }
  expect(pages.length).toBeGreaterThan(0)
  expect(wrong.join("\n\n")).toBe("")
}

/** A file of the built site. */
export const builtFile = (place: string) => readFileSync(path.join(folder, place))

/** The values of the `<meta property>` elements with a name. */
export const property = (page: StaticPage, name: string) =>
  page.values("meta", "content", (element) => attribute(element, "property") === name)

/** The addresses of the `<link>` elements with a `rel`. */
export const links = (page: StaticPage, rel: string) =>
  page.values("link", "href", (element) => attribute(element, "rel") === rel)

/** The full address of a path, as in the head. */
export const addressOf = (place: string) => `${builtWith.siteUrl}${place}`

const source = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

/** The texts of all JSON-LD elements of a page. */
export const jsonLdTexts = (html: string) => Array.from(html.matchAll(source), ([, text = ""]) => text)

/** The items that a page marks up. */
export const thingsOf = (html: string): MarkedUp[] =>
  jsonLdTexts(html).flatMap((text) => (JSON.parse(text) as Graph)["@graph"] as readonly Thing[] as MarkedUp[])

/** The item of a type that a page marks up, if there is one. */
export const thing = (html: string, type: string) => thingsOf(html).find((item) => item["@type"] === type)

/** The visible breadcrumbs: the text of each step. */
export const visibleTrail = (page: StaticPage) => {
  const trail = page.all("nav").find((nav) => attribute(nav, "aria-label") === labels.navigation.breadcrumbs)
  return trail ? page.within(trail, "li").map(textOf) : []
}

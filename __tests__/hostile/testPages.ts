import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"
import { earlyFields } from "../../src/islands/page-data/lateFields"
import type { SiteEntry } from "../support/siteEntries"
import { testEntries } from "../support/testSite"
import { type WrittenPage, writePages } from "../support/writePages"
import { harmlessSigns, leadsToGood } from "./inert"
import { attackedEntries } from "./spoiltEntries"

/** A written page, and the elements that a browser creates from it. */
interface ReadPage extends WrittenPage {
  readonly elements: readonly Tree.Element[]
}

let before: ReadPage[]
let attacked: ReadPage[]

const pagesOf = async (entries: readonly SiteEntry[]) =>
  (await writePages(entries, () => true)).map((page) => ({
    ...page,
    elements: elementsIn(parse(page.html)),
  }))

beforeAll(async () => {
  before = await pagesOf(testEntries)
  attacked = await pagesOf(attackedEntries("withHtml"))
}, 180_000)

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node

/** All elements below a node, in order, including those in templates. */
const elementsIn = (node: Tree.Node): Tree.Element[] => [
  ...(isElement(node) ? [node] : []),
  ...("childNodes" in node ? node.childNodes : []).flatMap(elementsIn),
  ...("content" in node ? elementsIn(node.content) : []),
]

const attribute = ({ attrs }: Tree.Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value

/** An element's name and attributes; with the values of those that restyle, fetch or run something. */
const signsOf = ({ tagName, attrs }: Tree.Element) => [
  tagName,
  ...attrs.map(({ name, value }) =>
    /^(?:style|src|srcset|srcdoc|action|formaction|type|rel|http-equiv|target)$/.test(name)
      ? `${tagName} ${name}=${value}`
      : `${tagName} ${name}`,
  ),
]

const scriptsOf = (page: ReadPage) =>
  page.elements
    .filter(({ tagName }) => tagName === "script")
    .map((script) => {
      const [text] = script.childNodes as Tree.TextNode[]
      return { type: attribute(script, "type") ?? "", text: text?.value ?? "" }
    })

/** The paths of all parts of a value. */
const placesIn = (value: unknown, place = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, `${place}.${key}`))
    : [place]

/** Each page, with its state before the attack. */
const pairs = () =>
  attacked.map((page) => {
    const was = before.find(({ path }) => path === page.path)
    if (!was) throw new Error(`${page.path} came to be`)
    return { page, was }
  })

test("every page contains the attack", () => {
  for (const { html } of attacked) expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
})

test("no element, attribute or handler is added", () => {
  const known = new Set([...harmlessSigns, ...before.flatMap(({ elements }) => elements.flatMap(signsOf))])
  for (const page of attacked)
    expect({
      page: page.path,
      signs: page.elements.flatMap(signsOf).filter((sign) => !known.has(sign)),
    }).toEqual({
      page: page.path,
      signs: [],
    })
})

test("the head has the same elements as before", () => {
  const headOf = (page: ReadPage) => {
    const head = page.elements.find(({ tagName }) => tagName === "head")
    return head && elementsIn(head).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" "))
  }
  for (const { page, was } of pairs()) expect(headOf(page)).toEqual(headOf(was))
})

test("every link stays on this site or is harmless", () => {
  for (const page of attacked)
    for (const element of page.elements) {
      const href = attribute(element, "href")
      if (href !== undefined && !leadsToGood(href)) throw new Error(`${page.path} leads to ${href}`)
    }
})

test("the policy allows no other script or style than before", () => {
  const policyOf = ({ html }: ReadPage) => html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1]
  for (const { page, was } of pairs()) {
    expect(policyOf(was)).toContain("script-src 'self' 'sha256-")
    expect(policyOf(page)).toBe(policyOf(was))
  }
})

test("a page's data end with their element, and are parsed as written", () => {
  for (const page of attacked) {
    const [data, ...others] = scriptsOf(page).filter(({ type }) => type === "application/json")
    expect(others).toEqual([])
    expect(JSON.parse(data?.text ?? "").page.result.data).toEqual(earlyFields(page.data))
  }
})

test("structured data end with their element, and have no more places than before", () => {
  const placesOf = (page: ReadPage) =>
    scriptsOf(page)
      .filter(({ type }) => type === "application/ld+json")
      .flatMap(({ text }) => placesIn(JSON.parse(text)))
  for (const { page, was } of pairs()) expect(placesOf(was)).toEqual(expect.arrayContaining(placesOf(page)))
})

test("all other scripts are the same as before", () => {
  const ran = (page: ReadPage) => scriptsOf(page).filter(({ type }) => !type.endsWith("json"))
  for (const { page, was } of pairs()) expect(ran(page)).toEqual(ran(was))
})

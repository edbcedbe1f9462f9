/**
 * Delete this file when the content is yours: it checks the shipped tables of citation styles.
 * @jest-environment node
 */
import { citationStyle } from "../../../src/content/schemas/citation"
import { citationStyles } from "../../support/siteContent"

const sourceTypes = citationStyle.shape.sources.element.shape.type.options

const rows = citationStyles.flatMap(({ slug, sources }) =>
  sources.map((source) => ({ name: `${slug}, ${source.type}`, ...source })),
)

const textsOf = ({ pattern, inText, inList = "" }: (typeof rows)[number]) => [pattern, inText, inList]

const namesWhere = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).map(({ name }) => name)

const yearsIn = (text: string) => text.match(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g) ?? []

const count = (text: string, sign: string) => text.split(sign).length - 1

test.each(citationStyles.map(({ slug, sources }) => [slug, sources] as const))(
  "%s has a row for each type of source, in the same order as the others",
  (_, sources) => expect(sources.map(({ type }) => type)).toEqual(sourceTypes),
)

test("each year in an example's in-text citation is in its list entry", () => {
  expect(
    namesWhere(({ inText, inList }) => Boolean(inList) && yearsIn(inText).some((year) => !inList?.includes(year))),
  ).toEqual([])
})

test("a source that a style does not list has a note that says so", () => {
  expect(namesWhere(({ inList, note }) => !inList && !note)).toEqual([])
})

test("brackets, quotation marks and italics are closed", () => {
  const isOpen = (text: string) =>
    ["()", "[]", "“”"].some(([open = "", close = ""]) => count(text, open) !== count(text, close)) ||
    count(text, "&lt;") !== count(text, "&gt;") ||
    count(text, "*") % 2 === 1
  expect(namesWhere((row) => textsOf(row).some(isOpen))).toEqual([])
})

test("a DOI is a link to doi.org or follows doi:, and is the same in the text and in the list", () => {
  const doisIn = (text: string) => text.match(/(?:\S*\s)?\S*\b10\.\d{4,9}\/\S+/g) ?? []
  const isWrong = (doi: string) => !/https:\/\/doi\.org\/10\.|(?:^|\s)doi: ?10\./.test(doi)
  expect(namesWhere((row) => textsOf(row).flatMap(doisIn).some(isWrong))).toEqual([])
  const bare = (text: string) => doisIn(text).map((doi) => doi.replace(/^.*?(10\.\d+\/.*?)[.,]?(?:&gt;.*)?$/, "$1"))
  expect(namesWhere(({ inText, inList }) => bare(inText).some((doi) => !inList?.includes(doi)))).toEqual([])
})

test("a pattern has no address that would become a link", () => {
  expect(namesWhere(({ pattern }) => /https?:|www\./.test(pattern))).toEqual([])
})

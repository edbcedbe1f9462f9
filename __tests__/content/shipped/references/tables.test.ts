/**
 * Delete this folder when the rules of the styles are yours: it compares what the shipped rules make with the shipped tables,
 * and with references that the guides print.
 * @jest-environment node
 */
import { plainOf } from "../../../../src/sections/Tools/references/italics"
import { makeReference } from "../../../../src/sections/Tools/references/makeReference"
import { type Rules, withItalics } from "../../../../src/sections/Tools/references/Rules"
import { citationStyles } from "../../../support/siteContent"
import { casesOf } from "./casesOf"

/** A line of Markdown as a made text: with marks of italics. */
const madeOf = (markdown: string) =>
  markdown.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replace(/\\(.)/g, "$1").replaceAll("*", "\uE000")

describe.each(citationStyles.map((style) => [style.slug, style] as const))("the rules of %s", (slug, style) => {
  const rules = withItalics(style.rules as unknown as Rules)
  const { cases, works } = casesOf(slug)
  const rowOf = (kind: string | undefined) => style.sources.find(({ type }) => type === kind)

  test.each(works.map((work) => [work.kind, work] as const))("make the row '%s' of the table", (kind, work) => {
    const { inList, inText = "" } = rowOf(kind) ?? {}
    const made = makeReference(work, rules)
    const number = /^(?:\[\d+\]|\d+\.) /
    expect(made?.entry).toBe(inList && madeOf(inList).replace(rules.numbering ? number : "", ""))
    if (inList) return
    const [{ text } = { text: "" }] = made?.citations ?? []
    expect(plainOf(madeOf(inText))).toContain(plainOf(text).replace(/\.$/, ""))
  })

  test.each(cases.map((one) => [one.shows, one.guide, one] as const))("make %s (%s)", (_, __, { source, made }) => {
    const { entry, citations = [] } = makeReference(source, rules) ?? {}
    const [first] = citations
    const all = {
      list: entry,
      text: first?.text,
      ...Object.fromEntries(citations.map((one) => [one.label, one.text])),
    }
    expect(all).toMatchObject(Object.fromEntries(made.map(([name, text]) => [name, madeOf(text)])))
  })
})

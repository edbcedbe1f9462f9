/**
 * Delete this folder when the rules of the styles are yours: it compares what the shipped rules make with the shipped tables,
 * and with references that the guides print.
 * @jest-environment node
 */
import { plainOf } from "../../../../src/sections/Tools/references/italics"
import { makeReference } from "../../../../src/sections/Tools/references/makeReference"
import { type Rules, withItalics } from "../../../../src/sections/Tools/references/Rules"
import { citationStyles } from "../../../support/siteContent"
import { guideCases, tableWorks } from "./readReferences"

/** A line of Markdown as a made text: with marks of italics. */
const madeOf = (markdown: string) =>
  markdown.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replace(/\\(.)/g, "$1").replaceAll("*", "\uE000")

describe.each(citationStyles.map((style) => [style.slug, style] as const))("the rules of %s", (slug, style) => {
  const rules = withItalics(style.rules as unknown as Rules)
  const works = tableWorks.get(slug)
  const rows = style.sources.filter(({ type, inList }) => inList && works?.has(type))

  test.each(rows.map(({ type, inList = "" }) => [type, inList] as const))(
    "make the row '%s' of the table",
    (type, inList) => {
      const made = makeReference(works?.get(type) ?? {}, rules)
      const number = /^(?:\[\d+\]|\d+\.) /
      expect(made?.entry).toBe(madeOf(inList).replace(rules.numbering ? number : "", ""))
    },
  )

  test("cite in the text what a style does not list", () => {
    for (const { type, inList, inText } of style.sources) {
      const work = works?.get(type)
      if (inList || !work) continue
      const made = makeReference(work, rules)
      expect(made?.entry).toBeUndefined()
      const [{ text } = { text: "" }] = made?.citations ?? []
      expect(plainOf(madeOf(inText))).toContain(plainOf(text).replace(/\.$/, ""))
    }
  })

  test.each((guideCases.get(slug) ?? []).map((one) => [one.shows, one.source, one] as const))(
    "make %s as the guide does (%s)",
    (_, __, { work, entry, cited, label }) => {
      const made = makeReference(work, rules)
      if (entry) expect(made?.entry).toBe(madeOf(entry))
      const citation = made?.citations.find((one) => !label || one.label === label)
      if (cited) expect(citation?.text).toBe(madeOf(cited))
    },
  )
})

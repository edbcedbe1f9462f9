/** @jest-environment node */
import { plainOf } from "../../../../src/sections/Tools/references/italics"
import { makeReference } from "../../../../src/sections/Tools/references/makeReference"
import { type Rules, withItalics } from "../../../../src/sections/Tools/references/Rules"
import { citationStyles } from "../../../support/siteContent"
import { casesOf } from "./casesOf"

/** Signs that are left over from a field that is empty. */
const leftOver = /^[\s.,;:)]|\s[.,;:)\]]|[,;:([]\s*[.,;:)\]]|\.\s*,\s*\.|\.\s+[,;]|\(\s|\s\s|\.\.(?!\.)|[‘“]\s*[’”]/

const isBroken = (text: string) =>
  leftOver.test(text.replaceAll("…", "").replaceAll("al.,", "al,")) ||
  ["()", "[]", "<>"].some(([open = "", close = ""]) => text.split(open).length !== text.split(close).length)

test.each(citationStyles.map((style) => [style.slug, style] as const))(
  "%s leaves no loose signs where a field is empty",
  (slug, style) => {
    const rules = withItalics(style.rules as unknown as Rules)
    const { cases, works } = casesOf(slug)
    const sources = [...works, ...cases.map(({ source }) => source)].filter(({ doi }) => !doi?.includes("<"))
    const broken = sources.flatMap((source) => {
      const fields = new Set(Object.keys(source).map((name) => name.replace(/\..*/, "")))
      const gaps = [...fields].filter((name) => !["kind", "title"].includes(name))
      return gaps.flatMap((gap) => {
        const rest = Object.entries(source).filter(([name]) => name.replace(/\..*/, "") !== gap)
        const made = makeReference(Object.fromEntries(rest), rules)
        const texts = [made?.entry ?? "", ...(made?.citations ?? []).map(({ text }) => text)].map(plainOf)
        return texts.filter(isBroken).map((text) => `${source.kind} without ${gap}: ${text}`)
      })
    })
    expect([...new Set(broken)]).toEqual([])
  },
)

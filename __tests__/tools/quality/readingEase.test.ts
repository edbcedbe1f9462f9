/** @jest-environment node */
import { contentTypes } from "../../../src/content/contentTypes"
import { checkReadingEase, readingEaseOf } from "../../../tools/quality/readingEase"
import { copyPage } from "../../support/copyPage"

const plain =
  "The examiner wants your answer near the beginning of the essay, with the evidence that supports it. Name the source that you trust, and explain the reason."
const hard =
  "Institutional considerations necessitate comprehensive methodological differentiation notwithstanding organisational limitations."
const chopped = "It is so. We go on. The cat sat. You see it."

const page = (text: string) => copyPage("service", { opening: `${text} `.repeat(5) })

test("Flesch's formula: 206.835 - 1.015 x words per sentence - 84.6 x syllables per word", () => {
  expect(readingEaseOf(["The cat sat on the mat."])).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 3)
})

test("plain English passes", () => {
  expect(checkReadingEase([page(plain)])).toEqual([])
})

test("prose that is too hard and prose that is choppy get different messages", () => {
  expect(checkReadingEase([page(hard)])[0]?.remedy).toMatch(/^Split long sentences/)
  expect(checkReadingEase([page(chopped)])[0]?.remedy).toMatch(/^Join sentences/)
})

const readableTypes = contentTypes.filter(({ quality }) => quality?.readable).map(({ name }) => name)

test.each(readableTypes)("a %s must be within the band", (type) => {
  expect(checkReadingEase([copyPage(type, { opening: `${hard} `.repeat(5) })])).toHaveLength(1)
})

test("tables, headings and pages with a line or two are not measured", () => {
  expect(checkReadingEase([copyPage("service", { opening: `| A |\n| --- |\n${`| ${hard} |\n`.repeat(6)}` })])).toEqual(
    [],
  )
  expect(checkReadingEase([copyPage("service", { opening: `### ${hard}\n\n`.repeat(6) })])).toEqual([])
  expect(checkReadingEase([copyPage("page", { heading: hard })])).toEqual([])
})

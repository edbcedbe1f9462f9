/** @jest-environment node */
import { contentTypes } from "../../../src/content/contentTypes"
import { checkLength } from "../../../tools/quality/checkLength"
import { copyPage, wordy } from "../../support/copyPage"

/** The types with a minimum number of own words. */
const leastWords = contentTypes.flatMap(({ name, quality }) =>
  quality?.words ? [[name, quality.words.min] as const] : [],
)

test.each(leastWords)("a %s needs %i words of its own", (type, least) => {
  expect(checkLength([copyPage(type, { opening: wordy(least) })])).toEqual([])
  expect(checkLength([copyPage(type, { opening: wordy(least - 1) })])).toEqual([
    expect.objectContaining({ file: `data/${type}/test.json`, message: `has only ${least - 1} words of its own` }),
  ])
})

test("a post has at most 2,200 words", () => {
  expect(checkLength([copyPage("post", { lede: wordy(2200) })])).toEqual([])
  expect(checkLength([copyPage("post", { lede: wordy(2201) })])).toEqual([
    expect.objectContaining({ message: "has 2201 words of its own", allowed: "1200 to 2200 words" }),
  ])
})

test("the texts for search results and the form are not the page's own", () => {
  const texts = { opening: wordy(299), "seo.title": wordy(9), "enquiry.intro": wordy(9) }
  expect(checkLength([copyPage("service", texts)])).toHaveLength(1)
})

test("remarks in the margin of a sample are not part of the piece", () => {
  const texts = { "sections.0.passages.0.body": wordy(699), "sections.0.passages.0.note": wordy(20) }
  expect(checkLength([copyPage("sample", texts)])).toHaveLength(1)
})

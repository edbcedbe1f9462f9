import { neighbourhoodOf } from "../../src/content/neighbourhoodOf"
import { partAnchor } from "../../src/links/anchors"
import { readingMinutes } from "../../src/sections/Post/readingMinutes"
import { romanNumeral } from "../../src/sections/Reasons/romanNumeral"

test("reading time counts words, not markup, and is a minute at least", () => {
  expect(readingMinutes(["<p>Short.</p>"])).toBe(1)
  expect(readingMinutes([`<p class="a b c">${"word ".repeat(238 * 3)}</p>`])).toBe(3)
})

test.each([
  ["Read the brief, twice", "part-read-the-brief-twice"],
  ["What’s a *café*?", "part-what-s-a-cafe"],
])("the anchor of %p is %p", (title, anchor) => {
  expect(partAnchor(title)).toBe(anchor)
})

test("reasons are numbered in small Roman numerals", () => {
  expect([1, 2, 3, 4, 5, 6, 9, 14].map(romanNumeral)).toEqual(["i", "ii", "iii", "iv", "v", "vi", "ix", "xiv"])
})

describe("the neighbours of a post", () => {
  const posts = [1, 2, 3, 4, 5, 6].map((number) => ({ slug: `post-${number}`, number }))
  const of = (place: number, all = posts) => neighbourhoodOf(all[place] ?? { slug: "" }, all)

  test("go round: before the first comes the last", () => {
    expect(of(0)).toMatchObject({ previous: 6, next: 2, related: [3, 4, 5] })
    expect(of(5)).toMatchObject({ previous: 5, next: 1 })
  })

  test("are none where there is one post only", () => {
    expect(of(0, posts.slice(0, 1))).toMatchObject({ previous: -1, next: -1, related: [] })
  })
})

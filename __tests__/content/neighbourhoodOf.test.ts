/** @jest-environment node */
import { neighbourhoodOf } from "../../src/content/neighbourhoodOf"

const posts = [1, 2, 3, 4, 5, 6].map((number) => ({ slug: `post-${number}`, number }))
const neighboursOf = (place: number, all = posts) => neighbourhoodOf(all[place] ?? { slug: "" }, all)

test("the neighbours of a post wrap around: the last one comes before the first", () => {
  expect(neighboursOf(0)).toMatchObject({ previous: 6, next: 2, related: [3, 4, 5] })
  expect(neighboursOf(5)).toMatchObject({ previous: 5, next: 1 })
})

test("a single post has none", () => {
  expect(neighboursOf(0, posts.slice(0, 1))).toMatchObject({ previous: -1, next: -1, related: [] })
})

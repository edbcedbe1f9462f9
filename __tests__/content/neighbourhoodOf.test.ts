/** @jest-environment node */
import { neighbourhoodOf } from "../../src/content/neighbourhoodOf"

const posts = [1, 2, 3, 4, 5, 6].map((number) => ({ slug: `post-${number}`, number }))
const neighboursOf = (place: number, all = posts) => neighbourhoodOf(all[place] ?? { slug: "" }, all)

test("the neighbours of a post go round: before the first comes the last", () => {
  expect(neighboursOf(0)).toMatchObject({ previous: 6, next: 2, related: [3, 4, 5] })
  expect(neighboursOf(5)).toMatchObject({ previous: 5, next: 1 })
})

test("there are none where there is one post only", () => {
  expect(neighboursOf(0, posts.slice(0, 1))).toMatchObject({ previous: -1, next: -1, related: [] })
})

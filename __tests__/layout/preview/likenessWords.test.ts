/** @jest-environment node */
import { likenessWords } from "../../../src/layout/preview/likenessWords"

test("the nearest page is named, with how alike it is, and what to do if it is too much so", () => {
  const path = "/services/law-assignment"
  expect(likenessWords({ path, similarity: 0.0124, max: 0.05 })).toBe(
    `The most similar page is ${path} (1.2% alike, of at most 5.0%).`,
  )
  expect(likenessWords({ path, similarity: 0.3, max: 0.05 })).toMatch(/^Too much like .*30\.0% alike.*Rewrite/)
  expect(likenessWords(null)).toContain("not compared")
})

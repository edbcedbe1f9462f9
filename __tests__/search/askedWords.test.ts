/** @jest-environment node */
import { askedWords, likeness } from "../../src/search/askedWords"

const likenesses = (query: string, word: string) => askedWords(query).map((asked) => likeness(asked, word))

test.each([
  ["nursing", "nursing", "same"],
  ["nurs", "nursing", "begun"],
  ["nursng", "nursing", "mistyped"],
  ["nirsing", "nursing", "mistyped"],
  // Six letters may begin with another.
  ["wursing", "nursing", "mistyped"],
  ["essya", "essay", undefined],
  ["essey", "essay", "mistyped"],
  ["assay", "essay", undefined],
  ["mba", "dba", undefined],
  ["cost", "most", undefined],
  ["MBANK", "mbonk", undefined],
  ["NURSNG", "nursing", undefined],
  ["NURS", "nursing", "begun"],
  ["C ++", "c++", "same"],
  ["c #", "c#", "same"],
  ["who", "whole", undefined],
  ["WHO", "who", "same"],
])("%p is like %p: %p", (query, word, like) => expect(likenesses(query, word)).toEqual([like]))

test("words that say nothing are left out, unless there are no others", () => {
  expect(askedWords("help with the law").map(({ word }) => word)).toEqual(["help", "law"])
  expect(askedWords("can you").map(({ word }) => word)).toEqual(["can", "you"])
})

/** @jest-environment node */
import { checkSimilarity, likenesses, runsOf } from "../../../tools/quality/similarity"
import { copyPage, wordy } from "../../support/copyPage"

const service = (slug: string, text: string) => copyPage("service", { opening: text }, { slug })

test("runs of words overlap, and a text that is too short has none", () => {
  expect(runsOf(["a", "b", "c"], 2)).toEqual(["a b", "b c"])
  expect(runsOf(["a", "b"], 5)).toEqual([])
})

test("similarity is the number of runs in both pages divided by that in either", () => {
  const pages = [service("one", "a b c d e f g"), service("two", "b c d e f g h"), service("none", "a b")]
  expect(likenesses(pages).map(({ similarity }) => similarity)).toEqual([2 / 4, 0, 0])
  expect(likenesses([service("none", "a b"), service("neither", "b c")]).map(({ similarity }) => similarity)).toEqual([
    0,
  ])
})

test("two pages that share one twentieth pass, two that share more do not", () => {
  // 105 runs each. Of all runs of both, 10 shared are exactly one in twenty.
  const one = service("one", wordy(109))
  expect(checkSimilarity([one, service("two", `${wordy(14, 95)} ${wordy(95, 500)}`)])).toEqual([])
  expect(checkSimilarity([one, service("two", `${wordy(15, 94)} ${wordy(94, 500)}`)])).toEqual([
    expect.objectContaining({
      file: "data/service/one.json",
      message: "reads like data/service/two.json: similarity 0.055",
      found: expect.stringContaining("w94 w95 w96 w97 w98"),
    }),
  ])
})

test("only pages of one type are compared, each pair once", () => {
  const pages = [service("one", wordy(50)), service("two", wordy(50)), copyPage("country", { opening: wordy(50) })]
  expect(likenesses(pages).map(({ one, other }) => [one.file, other.file])).toEqual([
    ["data/service/one.json", "data/service/two.json"],
  ])
})

test("pairs without a wanted page are left out", () => {
  const pages = ["one", "two", "three"].map((slug) => service(slug, wordy(50)))
  const pairs = likenesses(pages, ({ file }) => file.endsWith("/two.json"))
  expect(pairs.map(({ one, other }) => [one.file, other.file].join())).toEqual([
    "data/service/one.json,data/service/two.json",
    "data/service/two.json,data/service/three.json",
  ])
})

test("a run does not continue from one field into the next", () => {
  const [pair] = likenesses([
    copyPage("service", { a: "one two three", b: "four five six" }),
    copyPage("service", { a: "one two three four five six" }),
  ])
  expect(pair?.similarity).toBe(0)
})

/** @jest-environment node */
import { rareWords } from "../../../src/gatsby-node/search/rareWords"
import { searchDocuments } from "../../../src/search/searchFile"

const rareIn = (...texts: readonly string[]) => Object.keys(rareWords(texts.map((text) => ({ text, known: "" }))))

test("a word that a few pages have is rare, and one that many have is not", () => {
  const pages = Array.from({ length: 40 }, (_, at) => `essay${at < 4 ? " python" : ""}${at < 5 ? " maths" : ""}`)
  expect(rareIn(...pages)).toEqual(["python"])
})

test("a word of a single page counts only if the page repeats it", () => {
  expect(rareIn("turnitin once", "python python python")).toEqual(["python"])
})

test("a word that is searched anyway, a common word, a number and a single letter are left out", () => {
  expect(rareWords([1, 2].map(() => ({ text: "Law and 2026 x python", known: "law" })))).toEqual({ python: [0, 1] })
})

test("what the build writes is what the browser reads: each page has its own words again", () => {
  const texts = ["python maths", "", "python", "maths constructor", "constructor __proto__", "__proto__"]
  const words = JSON.parse(JSON.stringify(rareWords(texts.map((text) => ({ text, known: "" })))))
  const page = { path: "/", type: "page", weight: 1, title: "", about: "", names: "", text: "" } as const
  const documents = searchDocuments({ pages: texts.map(() => page), parts: [], asked: [], words })
  expect(documents.map((document) => document.words.split(" ").toSorted().join(" "))).toEqual(
    texts.map((text) => text.replaceAll("__proto__", "proto").split(" ").toSorted().join(" ")),
  )
})

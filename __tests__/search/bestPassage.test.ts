import { askedWords } from "../../src/search/askedWords"
import { bestPassage } from "../../src/search/bestPassage"
import { passagesOf } from "../../src/search/passagesOf"

/** The data of a page, as Gatsby publishes them. */
const data = {
  post: {
    seo: { title: "Zebras for all", description: "Zebras sleep standing." },
    picture: { alt: "A zebra on a plain." },
    lede: "Zebras are *striped* animals.",
    sections: [
      {
        title: "How they sleep",
        aliases: null,
        body: "<p>They rest, as horses do. A zebra <em>sleeps</em> standing.</p>",
      },
      { title: "Where they live", aliases: ["part-places"], body: "<ul><li>In Kenya</li><li>On the plain</li></ul>" },
    ],
    faqs: [{ question: "Do they bite?", aliases: null, answer: "<p>A zebra in a corner does bite.</p>" }],
  },
}
const found = (query: string) => bestPassage(passagesOf(data), askedWords(query))

test.each([
  ["striped", "Zebras are striped animals.", undefined],
  ["zebra sleeps", "A zebra sleeps standing.", "part-how-they-sleep"],
  ["Kenya", "In Kenya", "part-where-they-live"],
  ["live", "Where they live", "part-where-they-live"],
  ["corner bite", "A zebra in a corner does bite.", "faq-do-they-bite"],
  ["kneya plain", "On the plain", "part-where-they-live"],
])("%p finds its sentence, and the place of it", (query, text, anchor) => {
  expect(found(query)).toEqual({ text, anchor })
})

test("what no page shows is not found", () => {
  expect(["alt", "description", "places", "zzzz"].map(found)).toEqual([undefined, undefined, undefined, undefined])
})

test("a part, to which a link can lead, comes before the rest of the page", () => {
  expect(found("zebras")?.anchor).toBeUndefined()
  expect(found("standing")?.anchor).toBe("part-how-they-sleep")
})

test("of a long sentence it takes what is around the word", () => {
  const words = Array.from({ length: 80 }, (_, at) => `word${at}`)
  const text = [...words.slice(0, 40), "zebra", ...words.slice(40)].join(" ")
  const cut = bestPassage([{ text }], askedWords("zebra"))?.text
  expect(cut).toMatch(/^… word\d+ .*word39 zebra word40.* …$/)
  expect(cut?.length).toBeLessThan(170)
})

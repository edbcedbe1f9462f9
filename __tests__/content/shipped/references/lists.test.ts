/**
 * Two works of one author in one year, and the order of a list, by the shipped rules.
 * @jest-environment node
 */
import { plainOf } from "../../../../src/sections/Tools/references/italics"
import { makeList } from "../../../../src/sections/Tools/references/makeList"
import { type Rules, withItalics } from "../../../../src/sections/Tools/references/Rules"
import { citationStyles } from "../../../support/siteContent"
import { sourceOf } from "./sourceOf"

const by = "publisher: Press | place: Town | year: 2019"
const sources = [
  `Book | author: Sunstein, Cass R. | title: On freedom | ${by}`,
  `Book | title: The Oxford atlas | ${by}`,
  `Book | author: Sunstein, Cass R. | title: How change happens | ${by}`,
  `Book | author: Adams, Ann | title: Zebras | ${by}`,
].map(sourceOf)

/** The list of each style, with the rule of its guide on works of one author. */
const lists: Readonly<Record<string, readonly string[]>> = {
  // Letters in the order of the titles: Publication Manual, references with the same author and date.
  apa: [
    "Adams, A. (2019). Zebras. Press.",
    "The Oxford atlas. (2019). Press.",
    "Sunstein, C. R. (2019a). How change happens. Press.",
    "Sunstein, C. R. (2019b). On freedom. Press.",
  ],
  "chicago-author-date": [
    "Adams, Ann. 2019. Zebras. Press.",
    "The Oxford atlas. 2019. Press.",
    "Sunstein, Cass R. 2019a. How change happens. Press.",
    "Sunstein, Cass R. 2019b. On freedom. Press.",
  ],
  harvard: [
    "Adams, A. (2019) Zebras. Press.",
    "The Oxford atlas (2019) Press.",
    "Sunstein, C.R. (2019a) How change happens. Press.",
    "Sunstein, C.R. (2019b) On freedom. Press.",
  ],
  "griffith-agps": [
    "Adams, A 2019, Zebras, Press, Town.",
    "The Oxford atlas 2019, Press, Town.",
    "Sunstein, CR 2019a, How change happens, Press, Town.",
    "Sunstein, CR 2019b, On freedom, Press, Town.",
  ],
  swinburne: [
    "Adams, A 2019, Zebras, Press, Town.",
    "The Oxford atlas 2019, Press, Town.",
    "Sunstein, CR 2019a, How change happens, Press, Town.",
    "Sunstein, CR 2019b, On freedom, Press, Town.",
  ],
  // Three hyphens for the same author: MLA Handbook, chapter 5.
  mla: [
    "Adams, Ann. Zebras. Press, 2019.",
    "The Oxford atlas. Press, 2019.",
    "Sunstein, Cass R. How change happens. Press, 2019.",
    "---. On freedom. Press, 2019.",
  ],
  // A long dash: MHRA Style Guide and OSCOLA, on bibliographies.
  mhra: [
    "Adams, Ann, Zebras (Press, 2019)",
    "The Oxford atlas (Press, 2019)",
    "Sunstein, Cass R., How change happens (Press, 2019)",
    "——, On freedom (Press, 2019)",
  ],
  oscola: [
    "Adams A, Zebras (Press 2019)",
    "The Oxford atlas (Press 2019)",
    "Sunstein CR, How change happens (Press 2019)",
    "——, On freedom (Press 2019)",
  ],
  // The name is repeated: the Chicago Manual has advised against dashes since its 17th edition.
  "chicago-notes": [
    "Adams, Ann. Zebras. Press, 2019.",
    "The Oxford atlas. Press, 2019.",
    "Sunstein, Cass R. How change happens. Press, 2019.",
    "Sunstein, Cass R. On freedom. Press, 2019.",
  ],
  aglc: [
    "Adams, Ann, Zebras (Press, 2019)",
    "The Oxford atlas (Press, 2019)",
    "Sunstein, Cass R, How change happens (Press, 2019)",
    "Sunstein, Cass R, On freedom (Press, 2019)",
  ],
  "documentary-note": [
    "Adams, A, Zebras, Press, Town, 2019.",
    "The Oxford atlas, Press, Town, 2019.",
    "Sunstein, CR, How change happens, Press, Town, 2019.",
    "Sunstein, CR, On freedom, Press, Town, 2019.",
  ],
  // Numbers in the order of citing.
  ieee: [
    "[1] C. R. Sunstein, On freedom. Town: Press, 2019.",
    "[2] The Oxford atlas. Town: Press, 2019.",
    "[3] C. R. Sunstein, How change happens. Town: Press, 2019.",
    "[4] A. Adams, Zebras. Town: Press, 2019.",
  ],
  vancouver: [
    "1. Sunstein CR. On freedom. Town: Press; 2019.",
    "2. The Oxford atlas. Town: Press; 2019.",
    "3. Sunstein CR. How change happens. Town: Press; 2019.",
    "4. Adams A. Zebras. Town: Press; 2019.",
  ],
}

test.each(citationStyles.map(({ slug, rules }) => [slug, rules] as const))("%s orders a list", (slug, rules) => {
  const list = makeList(sources, withItalics(rules as unknown as Rules))
  expect(list.map(({ number, reference }) => number + plainOf(reference.entry ?? ""))).toEqual(lists[slug])
})

test("a source that a style does not list comes last, without an entry", () => {
  const chicago = citationStyles.find(({ slug }) => slug === "chicago-author-date")
  const both = ["Law case | title: Aab v. Bcd | code: 1 U.S. 1 | year: 1900", `Book | title: Zebras | ${by}`].map(
    sourceOf,
  )
  const list = makeList(both, withItalics(chicago?.rules as unknown as Rules))
  expect(list.map(({ reference }) => reference.entry && plainOf(reference.entry))).toEqual([
    "Zebras. 2019. Press.",
    undefined,
  ])
})

test("works of one author in one year get their letters as a library prints them (University of Wollongong, APA 7)", () => {
  const apa = citationStyles.find(({ slug }) => slug === "apa")
  const elkind = [
    "Book | author: Elkind, D. | year: 2007 | title: The power of play: How spontaneous, imaginative activities lead to happier, healthier children | publisher: Da Capo Lifelong",
    "Book | author: Elkind, D. | year: 2007 | title: The hurried child: Growing up too fast too soon | publisher: Da Capo Lifelong",
  ].map(sourceOf)
  const list = makeList(elkind, withItalics(apa?.rules as unknown as Rules))
  expect(list.map(({ reference }) => plainOf(reference.entry ?? ""))).toEqual([
    "Elkind, D. (2007a). The hurried child: Growing up too fast too soon. Da Capo Lifelong.",
    "Elkind, D. (2007b). The power of play: How spontaneous, imaginative activities lead to happier, healthier children. Da Capo Lifelong.",
  ])
})

test("citations carry the letters of their works", () => {
  const apa = citationStyles.find(({ slug }) => slug === "apa")
  const list = makeList(sources, withItalics(apa?.rules as unknown as Rules))
  expect(list.map(({ reference }) => reference.citations[0]?.text).map((text) => plainOf(text ?? ""))).toEqual([
    "(Adams, 2019)",
    "(The Oxford atlas, 2019)",
    "(Sunstein, 2019a)",
    "(Sunstein, 2019b)",
  ])
})

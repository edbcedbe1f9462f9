/** @jest-environment node */
import { checkHouseStyle } from "../../../tools/quality/houseStyle"
import { checkPlaceholders, placeholderIn } from "../../../tools/quality/placeholders"
import { checkRepeats } from "../../../tools/quality/repeats"
import { copyPage } from "../../support/copyPage"

test.each([
  "Lorem ipsum dolor sit amet.",
  "TODO: the opening",
  "Delivered in XXX hours.",
  "Price TBD.",
  "Insert text here",
  "Written by [name].",
  "Ask [Your name] about it.",
  "Ask &lt;insert name&gt; about it.",
  "Welcome, {name}.",
  "Sample text goes here.",
  "How long???",
  "...",
  "N/A",
])("placeholder text is found: %s", (text) => {
  expect(checkPlaceholders([copyPage("service", { "faqs.0.answer": text })])).toEqual([
    expect.objectContaining({ field: "faqs[0].answer", message: "contains placeholder text" }),
  ])
})

test("names in braces are not placeholders where the site fills them in", () => {
  expect(checkPlaceholders([copyPage("labels", { "country.hello": "Hello from {country}!" })])).toEqual([])
})

test.each(["A to-do list helps.", "App Coming soon", "Mix `TODO` notes into code."])(
  "not a placeholder: %s",
  (text) => {
    expect(placeholderIn(text.replace(/`.*`/, ""))).toBeUndefined()
  },
)

const long = "A source is a promise that somebody can look it up."

test("a repeated sentence is found, with its first place", () => {
  const pages = [
    copyPage("service", { opening: long }, { slug: "one" }),
    copyPage("country", { opening: `New here. ${long}` }, { slug: "two" }),
  ]
  expect(checkRepeats(pages)).toEqual([
    expect.objectContaining({
      file: "data/country/two.json",
      field: "opening",
      message: "repeats a sentence from data/service/one.json",
      found: JSON.stringify(long),
    }),
  ])
})

test.each([
  ["a heading", "### A source is a promise that somebody can look it up"],
  ["a cell of another page", `| A |\n| --- |\n| ${long} |`],
  ["the same with other marks", `A source is a **promise** that somebody can [look it up](/plans).`],
  ["the same with one word exchanged", "A reference is a promise that somebody can look it up."],
])("a repeated sentence is found as %s", (_form, text) => {
  const pages = [
    copyPage("service", { opening: long }, { slug: "one" }),
    copyPage("service", { topics: text }, { slug: "two" }),
  ]
  expect(checkRepeats(pages)).toEqual([
    expect.objectContaining({ field: "topics", message: "repeats a sentence from data/service/one.json" }),
  ])
})

const twoWords = "A reference is a promise that anybody can look it up."
const short = "Write it down at once."

test.each([
  [
    "a sentence that differs in two words",
    [
      copyPage("service", { opening: long }, { slug: "one" }),
      copyPage("service", { opening: twoWords }, { slug: "two" }),
    ],
  ],
  [
    "short sentences, and pull quotes",
    [copyPage("service", { opening: `${long}\n\n${short}`, quote: long }), copyPage("country", { opening: short })],
  ],
  [
    "texts of which one is shown",
    [copyPage("site", { "measuring.own": long, "measuring.umami": long }), copyPage("policy", { body: long })],
  ],
  ["cells of the same page", [copyPage("service", { opening: `| ${long} |\n| --- |\n| ${long} |`, approach: long })]],
])("may repeat: %s", (_, pages) => expect(checkRepeats(pages)).toEqual([]))

test.each([
  ["It rose by 28 %.", "writes a percentage"],
  ["It rose by 28 per cent.", "writes a percentage"],
  ["A small percent of it.", "writes a percentage"],
  ["It's late.", "contains a straight quotation mark"],
  ['She said "no" to it.', "contains a straight quotation mark"],
  ["Wait , then go.", "contains a space before"],
  ["Wait  then go.", "contains two spaces in a row"],
  ["It is is late.", "contains a repeated word"],
  ["See [the page][missing] first.", "contains the brackets of a link"],
  ["We proof-read the list.", "hyphenates a word that the house style writes as one"],
  ["Nobody needs your log-in.", "hyphenates a word that the house style writes as one"],
  ["They walked thru it.", "contains an American form"],
  ["Bring your license with you.", "contains an American form"],
  ["A lane 3 meters wide.", "contains an American form"],
  ["Read the rules of your degree program.", "contains an American form"],
  ["The product 2*3*4 is 24.", "sets part of a word or number in italics"],
  ["A **re**paid loan of 2**3**.", "sets part of a word or number in italics"],
  ["It is un*believ*able.", "sets part of a word or number in italics"],
  ["So\n\n$$\nx = 2\n$$\n\n Demand falls.", "begins a paragraph after a formula with a space"],
])("a breach of the house style is found: %s", (text, message) => {
  expect(checkHouseStyle([copyPage("service", { opening: text })])).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) }),
  ])
})

test.each([
  "It rose by 28%, or ten per cent a year.",
  "Write “and” and *and* in the list.",
  "Write 2\\*3\\*4 or $2*3*4$, `a*b*c` and 3*4.",
  "| a  | b |\n| --- | --- |\n| c  | d |",
  "Type `don't` and `a  b`, then `x x`.",
  "She had had enough of it.",
  "The program reads a meter, and libraries license it.",
  "*R (Miller) v Prime Minister* [2019] UKSC 41, [2020] AC 373 [50].",
])("correct text is not reported: %s", (text) => {
  expect(checkHouseStyle([copyPage("service", { opening: text })])).toEqual([])
})

test.each([
  ["Yes, we read it first.", 1],
  ["No, send the list.", 1],
  ["Yes. We read it first.", 0],
  ["No, because it is yours.", 0],
  ["Yes, with a plan.", 0],
])("yes or no is joined to another thought: %s", (answer, count) => {
  expect(checkHouseStyle([copyPage("service", { "faqs.0.answer": answer })])).toHaveLength(count)
  expect(checkHouseStyle([copyPage("service", { opening: answer })])).toEqual([])
})

test("a fixed greeting keeps its straight apostrophe", () => {
  expect(checkHouseStyle([copyPage("greetings", { "byCountry.3.greeting": "G'day from Australia!" })])).toEqual([])
})

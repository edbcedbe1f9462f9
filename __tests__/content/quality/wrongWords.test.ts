/** @jest-environment node */
import { checkHouseStyle } from "../../../src/content/quality/houseStyle"
import { checkPlaceholders, placeholderIn } from "../../../src/content/quality/placeholders"
import { checkRepeats } from "../../../src/content/quality/repeats"
import { copyPage } from "../../support/copyPage"

test.each([
  "Lorem ipsum dolor sit amet.",
  "TODO: the opening",
  "Delivered in XXX hours.",
  "Price TBD.",
  "Insert text here",
  "Written by [name].",
  "How long???",
])("placeholder text is found: %s", (text) => {
  expect(checkPlaceholders([copyPage("service", { "faqs.0.answer": text })])).toEqual([
    expect.objectContaining({ field: "faqs[0].answer", problem: "holds placeholder text" }),
  ])
})

test.each(["A to-do list helps.", "App Coming soon", "Mix `TODO` notes into code."])("no placeholder: %s", (text) => {
  expect(placeholderIn(text.replace(/`.*`/, ""))).toBeUndefined()
})

const long = "A source is a promise that somebody can look it up."

test("a sentence that stands twice is found, with the place where it stands first", () => {
  const pages = [
    copyPage("service", { opening: long }, { slug: "one" }),
    copyPage("country", { opening: `New here. ${long}` }, { slug: "two" }),
  ]
  expect(checkRepeats(pages)).toEqual([
    expect.objectContaining({
      file: "data/country/two.json",
      field: "opening",
      problem: "repeats a sentence of data/service/one.json",
      found: JSON.stringify(long),
    }),
  ])
})

test("short sentences, pull quotes and cells of tables may repeat", () => {
  expect(
    checkRepeats([
      copyPage("service", { opening: `${long}\n\nWrite it down at once.`, quote: long }),
      copyPage("service", { opening: `Write it down at once.\n\n| ${long} |\n| --- |\n| ${long} |` }),
    ]),
  ).toEqual([])
})

test.each([
  ["It rose by 28 %.", "writes a percentage"],
  ["It rose by 28 per cent.", "writes a percentage"],
  ["A small percent of it.", "writes a percentage"],
  ["It's late.", "holds a straight quotation mark"],
  ['She said "no" to it.', "holds a straight quotation mark"],
  ["Wait , then go.", "holds a space before"],
  ["Wait  then go.", "holds two spaces"],
  ["It is is late.", "holds a doubled word"],
])("the house style is kept: %s", (text, problem) => {
  expect(checkHouseStyle([copyPage("service", { opening: text })])).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ])
})

test.each([
  "It rose by 28%, or ten per cent a year.",
  "Write “and” and *and* in the list.",
  "| a  | b |\n| --- | --- |\n| c  | d |",
  "Type `don't` and `a  b`, then `x x`.",
  "She had had enough of it.",
])("what is right stays unmarked: %s", (text) => {
  expect(checkHouseStyle([copyPage("service", { opening: text })])).toEqual([])
})

test("a greeting of the specification keeps its straight apostrophe", () => {
  expect(checkHouseStyle([copyPage("greetings", { "byCountry.3.greeting": "G'day from Australia!" })])).toEqual([])
})

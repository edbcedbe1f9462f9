/** @jest-environment node */
import { peopleIn } from "../../../src/sections/Tools/references/sourceValues"

const none = { given: "", organisation: "" }

test("people come in the order of their rows, whatever the numbers of these are", () => {
  const source = {
    "author.2.family": "Adams",
    "author.0.family": "Zola",
    "author.5.family": " ",
    "editor.0.family": "Eco",
  }
  expect(peopleIn(source, "author")).toEqual([
    { family: "Adams", ...none },
    { family: "Zola", ...none },
  ])
})

test("a whole name in the field of the family name is taken apart, unless there are given names", () => {
  expect(peopleIn({ "author.0.family": "Smith, J. B., Jr." }, "author")).toEqual([
    { family: "Smith", given: "J. B., Jr.", organisation: "" },
  ])
  expect(peopleIn({ "author.0.family": "Smith, Jr.", "author.0.given": "John" }, "author")).toEqual([
    { family: "Smith, Jr.", given: "John", organisation: "" },
  ])
})

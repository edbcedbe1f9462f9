/** @jest-environment node */
import { cutToWidth } from "../../../src/site/preview/cutToWidth"
import { resultRemarks } from "../../../src/site/preview/resultRemarks"

/** Remarks on a title with room for 20 characters on a wide screen and for 15 on a phone. */
const remarksOn = (title: string, phone = 15) =>
  resultRemarks("title", title, {
    desktop: cutToWidth(title, 20, (text) => text.length),
    phone: cutToWidth(title, phone, (text) => text.length),
  })

test.each<[title: string, remarks: string[]]>([
  ["Law essays, fast", ["On a phone the title is cut after “Law essays,”: shorten it by about 1 character."]],
  ["Law essay help", []],
  [
    "Law essays from people who care",
    [
      "On a wide screen the title is cut after “Law essays from”: shorten it by about 11 characters.",
      "On a phone the title is cut after “Law essays”: shorten it by about 16 characters.",
    ],
  ],
  ["Law", ["The title is short: there is room for about 17 more characters."]],
  ["", ["There is no title: search engines choose words of the page themselves."]],
])("“%s”", (title, remarks) => {
  expect(remarksOn(title)).toEqual(remarks)
})

test("a text that all screens cut at the same place has one remark", () => {
  expect(remarksOn("Law essays and constitutionality", 19)).toEqual([
    "On every screen the title is cut after “Law essays and”: shorten it by about 13 characters.",
  ])
})

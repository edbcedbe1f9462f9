/** @jest-environment node */
import { checkFaqs } from "../../../tools/quality/checkFaqs"
import { checkLinks, wrongExternal } from "../../../tools/quality/checkLinks"
import { checkSeo } from "../../../tools/quality/checkSeo"
import { copyPage } from "../../support/copyPage"

test("no title occurs twice, regardless of case, punctuation and type", () => {
  const pages = [
    copyPage("service", { "seo.title": "Essay help: now" }, { slug: "one" }),
    copyPage("site", { "defaultSeo.title": "Essay Help, now!" }),
  ]
  expect(checkSeo(pages)).toEqual([
    expect.objectContaining({
      file: "data/site/test.json",
      field: "defaultSeo.title",
      message: "is already used by data/service/one.json",
    }),
  ])
})

const questions = (...asked: string[]) => Object.fromEntries(asked.map((text, at) => [`faqs.${at}.question`, text]))

test("two services must not share a question", () => {
  const pages = [
    copyPage("service", questions("Why?", "Can you check my list?"), { slug: "one" }),
    copyPage("service", questions("Can you check my list"), { slug: "two" }),
  ]
  expect(checkFaqs(pages).map(({ file, field, message }) => [file, field, message])).toEqual([
    ["data/service/two.json", "faqs[0].question", "is also asked in data/service/one.json"],
  ])
})

test("the heading of a service's questions must not have italics", () => {
  expect(checkFaqs([copyPage("service", { faqsHeading: "Questions about *law*" })])).toEqual([
    expect.objectContaining({ field: "faqsHeading", message: expect.stringContaining("italics for emphasis") }),
  ])
})

test.each([
  ["https://www.icmje.org/", undefined],
  ["https://doi.org/10.1000/1(2)", undefined],
  ["https://icmje", "has no public host name"],
  ["https://quillhaven.example/a", "is a made-up address"],
  ["https://www.icmje.org/page.", "ends with a punctuation mark"],
  ["https://", "is not an address"],
])("an address on another site: %s", (href, message) => {
  expect(wrongExternal(href)).toBe(message)
})

test("wrong addresses are found in texts and in sources", () => {
  const page = copyPage("post", { lede: "See [it](https://a.example)." }, {
    sources: [{ url: "https://b.test/" }],
  } as object)
  expect(checkLinks([page]).map(({ field }) => field)).toEqual(["lede", "sources[0].url"])
})

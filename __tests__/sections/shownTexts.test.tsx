/** @jest-environment node */
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"
import { placeOf, textFieldsOf } from "../hostile/filledEntries"
import { testEntries } from "../support/testSite"
import { writePages } from "../support/writePages"

jest.mock("gatsby", () => require("../support/gatsby"))
process.env = {
  ...process.env,
  NODE_ENV: "production",
  PAGE_SCRIPTS: '<script src="/static/js/app.1.js" async></script>',
}

/** The text and the attributes of a page, except its inlined data. */
const textIn = (node: Tree.Node): string => {
  const own = "attrs" in node ? node.attrs.map(({ value }) => value) : "value" in node ? [node.value] : []
  const isData = "tagName" in node && node.tagName === "script"
  const inner = isData || !("childNodes" in node) ? [] : node.childNodes.map(textIn)
  return [...own, ...inner, ...("content" in node ? [textIn(node.content)] : [])].join(" ")
}

/** Texts that no page shows at first, or at all, by their fields. */
const hidden =
  /^(?:labels|forms|chat|dial-codes|greetings|redirects|navigation)\.|^site\.(?!fraudWarning|offices|tagline)|^author\.role$|^country\.(?:heading|restricted)|^figure\.(?:chart|title)|^page\.(?:name|kicker|action|sections)|^testimonials\.sampleNote$|^faqs\.empty$/

test("every text of every entry is shown on some page", async () => {
  const pages = await writePages(testEntries, () => true)
  const shown = pages.map(({ html }) => textIn(parse(html))).join(" ")
  const missing = testEntries.flatMap((entry) =>
    textFieldsOf(entry)
      .filter(({ value }) => / \d+$/.test(value) && !shown.includes(value))
      .map(({ path }) => placeOf(entry.type, path)),
  )
  expect(missing.filter((place) => !hidden.test(place))).toEqual([])
})

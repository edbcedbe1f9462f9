/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { verificationTags } from "../../src/seo/verificationTags"

const tagsOn = (path: string) =>
  verificationTags(path)
    .map((tag) => renderToStaticMarkup(tag))
    .join("")

afterEach(() => {
  delete process.env.SITE_VERIFICATION
})

test("home has the codes by which search engines know the owner, other pages have none", () => {
  process.env.SITE_VERIFICATION = JSON.stringify({ google: "g-code", bing: "b-code" })
  expect(tagsOn("/")).toBe(
    '<meta name="google-site-verification" content="g-code"/><meta name="msvalidate.01" content="b-code"/>',
  )
  expect(tagsOn("/plans")).toBe("")
})

test("without codes there is no tag", () => {
  process.env.SITE_VERIFICATION = "{}"
  expect(tagsOn("/")).toBe("")
})

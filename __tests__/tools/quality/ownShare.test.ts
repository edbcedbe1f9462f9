/** @jest-environment node */
import { checkOwnShare, measureMain, ownShare, wordsLeft } from "../../../tools/quality/ownShare"
import { copyPage, wordy } from "../../support/copyPage"

const built = (main: string) => `<body><header>Menu of all pages</header><main>${main}</main><p>Footer</p></body>`

test("a page's own words are those that at most two others of its type have, elements inside a line included", () => {
  const pages = Array.from({ length: 5 }, (_, number) =>
    built(`<h1>Help with <em>subject</em> ${number}</h1><h2>Why <i>us</i></h2><ul><li>One</li><li>Two</li></ul>`),
  )
  const card = built("<h1>Only here</h1><a>Help with subject 0<br>now</a><script>let not = 1</script>")
  expect(measureMain([...pages, card])).toMatchObject([
    ...pages.map(() => ({ own: 4, shared: 4 })),
    { own: 7, shared: 0 },
  ])
})

test("what a formula is made of is part of the text around it", () => {
  const formula = "<math><mrow><mi>a</mi><mo>=</mo><mn>1</mn></mrow></math>"
  const pages = Array.from({ length: 5 }, (_, number) => built(`<p>In case ${number} the sum ${formula} holds.</p>`))
  expect(measureMain(pages)).toMatchObject(pages.map(() => ({ own: 8, shared: 0 })))
})

test("the links of a page are those to this site in its main part", () => {
  const html = `<header><a href="/menu">Menu</a></header><main><p><a href="/services/c%2B%2B-assignment#faqs">C++</a></p>
<a href="https://example.com/">Elsewhere</a><a href="#top">Top</a><a href="/uk?x">UK</a></main>`
  expect(measureMain([html])[0]?.links).toEqual(["/services/c++-assignment", "/uk"])
})

test("a page with less than three fifths of its own words is reported with its share and what to cut", () => {
  const page = copyPage("service", { opening: wordy(9) })
  expect(checkOwnShare([{ page, own: 60, shared: 40, links: [], hasForm: false }])).toEqual([])
  expect(checkOwnShare([{ page: copyPage("country", {}), own: 1, shared: 40, links: [], hasForm: false }])).toEqual([])
  expect(checkOwnShare([{ page, own: 58, shared: 40, links: [], hasForm: false }])).toEqual([
    expect.objectContaining({
      message: "only 59.1% of the main text was the page's own in the last build",
      allowed: "at least 60%",
      remedy: expect.stringContaining("cut 2 words"),
    }),
  ])
})

test("an entry without a built page is measured with the shared words of another page", () => {
  expect(ownShare({ own: 900, shared: 600 })).toBe(0.6)
  expect(wordsLeft({ own: 1200, shared: 600 })).toBe(200)
})

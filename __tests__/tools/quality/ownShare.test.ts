/** @jest-environment node */
import { checkOwnShare, ownShares, sharedWordCount } from "../../../tools/quality/ownShare"
import { copyPage, wordy } from "../../support/copyPage"

const shared = (file: string, texts: Record<string, string>) => ({ ...copyPage("section", texts), file })

test("a service's template adds sections, the form's labels and the cards of related services", () => {
  const page = copyPage("service", { opening: wordy(60) }, { slug: "one", related: ["two"] } as object)
  const pages = [
    page,
    {
      ...copyPage("service", { name: "Two", summary: wordy(9), opening: wordy(900) }),
      file: "data/services/two.json",
    },
    shared("data/sections/reasons.json", { heading: wordy(5), "items.0.text": wordy(10) }),
    shared("data/labels.json", { "service.readMore": "Read more" }),
    shared("data/sections/service-cards.json", {
      action: "Order Now",
      "items.0.title": "Case Studies Writing",
      "items.1.title": "Diploma Work",
    }),
    shared("data/forms.json", { "enquiry.fields.name.label": "Full name", "enquiry.fields.name.required": wordy(50) }),
    shared("data/sections/contact.json", { lede: wordy(100) }),
  ]
  // The card of "Two", two reasons, the form's label, two titles; then the links "Read more Two" and "Order Now …".
  expect(sharedWordCount(page, pages)).toBe(1 + 9 + (5 + 10) + 2 + (3 + 2) + (2 + 1) + (2 + 3) + (2 + 2))
  expect(ownShares([page, ...pages.slice(1)])[0]?.share).toBeCloseTo(60 / 104, 6)
})

test("the citation styles that name a service count as its own words, the labels in their rows count once", () => {
  const page = copyPage("service", { opening: wordy(60) }, { slug: "apa" })
  const styleOf = (slug: string, service: string) =>
    copyPage("citation", { intro: wordy(20), "sources.0.note": wordy(10, 100) }, {
      slug,
      services: [service],
    } as object)
  const labels = shared("data/labels.json", { "citation.heading": wordy(6), "citation.pattern": wordy(4) })
  const pages = [page, styleOf("one", "apa"), styleOf("two", "mla"), labels]
  expect(sharedWordCount(page, pages)).toBe(10)
  expect(ownShares(pages)[0]?.share).toBeCloseTo(90 / 100, 6)
})

test("a post's template adds the contact section, cards of posts and services, and its neighbours' titles", () => {
  const post = (number: number) =>
    copyPage("post", { title: wordy(3), description: wordy(7), lede: wordy(50) }, {
      slug: `post-${number}`,
      number,
    } as object)
  const pages = [post(1), post(2), post(3), shared("data/sections/contact.json", { lede: wordy(20) })]
  const [first] = pages
  // The titles of the next post and, since the list wraps around, of the last; and the cards of the two others.
  expect(first && sharedWordCount(first, pages)).toBe(20 + 3 + 3 + 2 * (3 + 7))
})

test("a page with less than three fifths of its own words is reported with its share", () => {
  const pages = (own: number) => [
    copyPage("service", { opening: wordy(own) }),
    shared("data/sections/workflow.json", { heading: wordy(40) }),
  ]
  expect(checkOwnShare(pages(60))).toEqual([])
  expect(checkOwnShare(pages(58))).toEqual([
    expect.objectContaining({
      message: "only 59.1% of the page's main text is its own",
      allowed: "at least 60%",
      remedy: expect.stringContaining("cut 2 words"),
    }),
  ])
})

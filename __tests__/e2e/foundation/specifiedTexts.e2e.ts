import { expect, test } from "@playwright/test"
import * as specified from "../../support/specification"
import { StaticPage } from "../StaticPage"

const brandClaims = [...specified.trustFacts, "Years of Experience"]

const steps = [...specified.steps, specified.stepsAction.label]

const plans = specified.plans
  .flatMap(({ tier, words, revisions }) => [tier, words, revisions])
  .concat(specified.planUnit)

const contactForm = ["Send Message"]

const footer = [
  ...specified.officeCountries,
  specified.storeNote,
  specified.securePay,
  String(specified.copyrightYear),
  "Our Offers",
  "Term of use",
  "Revision & Refund policy",
]

const countryTexts = [...brandClaims, ...steps, ...specified.reasons, ...specified.cards, "Submit"]

/** What the specification says each page carries, word for word. */
const carried: Record<string, readonly string[]> = {
  "/": [
    "We Provide Online Assignment Help-",
    "AI & Plagiarism Free",
    ...brandClaims,
    ...steps,
    ...specified.reasons,
    ...specified.cards,
    ...specified.features,
    "Our Plans",
    ...plans,
    "Order Now",
  ],
  ...Object.fromEntries(
    Object.entries(specified.countryNames).map(([slug, name]) => [`/${slug}`, [name, ...countryTexts]]),
  ),
  "/about-us": ["View Plan", specified.claims.customers, "Blogs & Updates", "Read More", ...contactForm],
  "/plans": [...plans, ...contactForm],
  "/contact-us": [...contactForm],
  "/privacy-policy": specified.privacySections,
  "/terms-and-conditions": [],
  "/refund-policies": [],
  "/blogs": [...contactForm],
  "/blog/1": ["Back to Blogs", ...contactForm],
  "/career": [
    "Join Our Team",
    "Academic Content Writer",
    "Marketing Executive",
    "100% remote",
    "Kota Rajasthan",
    "What we offer",
  ],
  "/career/ACW": ["Academic Content Writer", "commerce or management", "Fresher to 1 year", "Send"],
  "/career/ME": ["Marketing Executive", "Enterprise and B2B Sales", "Kota Rajasthan", "Send"],
  "/services/law-assignment": [...specified.sliderSubjects, ...countryTexts],
}

for (const [path, texts] of Object.entries(carried))
  test(`${path} says what the specification asks for`, async ({ request }) => {
    const { text } = new StaticPage(await (await request.get(path)).text())
    const missing = [...texts, ...footer].filter((words) => !text.toLowerCase().includes(words.toLowerCase()))
    expect(missing).toEqual([])
  })

test("home carries its sections in the order that was decided, with the targets of the footer's links", async ({
  request,
}) => {
  const page = new StaticPage(await (await request.get("/")).text())
  const targets = ["how-it-works", "feedback", "faqs", "subscription"]
  expect([...page.ids].filter((id) => targets.includes(id))).toEqual(targets)
})

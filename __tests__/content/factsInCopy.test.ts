/** @jest-environment node */
import { sentencesOf } from "../../src/content/quality/words"
import { pages, textOf } from "../support/copyOf"
import { claims, officeCountries } from "../support/specification"

/**
 * Facts of the specification (section 9, where nothing else is said) that are told again outside the policies, file by
 * file. A page that stops telling one loses its line here; a page that tells one gets a line.
 */
const told: Record<string, readonly string[]> = {
  "services/essay-help-services.json": [
    "A deadline at least 12 hours before the real one",
    "On an emergency project (delivery within 48 hours) changes can be made in the first 3 hours; on all others, in the first 20.",
    "Emergency delivery runs from 2 to 48 hours.",
    "Silver (2,000) covers the first, Gold (5,000) the second.",
    "Free revisions for as long as they stay within the original scope.",
  ],
  "services/order-essay-writing.json": [
    "A delivery time at least 12 hours before your own deadline.",
    "Take off 12 hours at the least",
    "Emergency projects, with delivery in 2 to 48 hours: changes within the first 3 hours.",
    "All others, with delivery after more than 48 hours: changes within the first 20 hours.",
    "Monday, 14.00. Accepted. Delivery is four days off, so changes are open until Tuesday at 10.00.",
    "inside the twenty hours",
    "Silver’s 2,000 words would fit",
    "The fee falls due when you accept and the order is created.",
    "Revisions without charge while they stay inside the scope",
    "If the model departs from the scope, the revision is free, whenever you notice",
    "The form has four kinds: assignment, dissertation or thesis, presentation, others.",
  ],
  "services/fast-essay-writing.json": [
    "what 2, 12, 24 and 48 hours allow",
    "check or edit in 2 to 48 hours",
    "What can be done well in 2 to 48 hours",
    "Emergency delivery means 2 to 48 hours",
    "Changes to an emergency order are open for 3 hours and no longer.",
    "The window closes at three.",
    "an order placed less than 48 hours before your deadline is outside the refund terms",
    "ask for delivery at least 12 hours before you submit",
    "Charges depend on complexity, word count and deadline",
    "Free revisions inside that scope afterwards",
    "Support answers at all hours, on all days.",
    "Day and night",
    "24 to 48 hours",
    "More than 48 hours",
  ],
  "services/pay-for-essay.json": [
    "Three things set the charge: complexity, words and time.",
    "A quote rests on three things and no others",
    "Unlimited revisions, as long as they stay within the scope you accepted.",
    "Support by day and night",
    "Silver up to 2,000 5 by mail, chat support",
    "Gold up to 5,000 10 by mail, chat support",
    "Platinum up to 10,000 unlimited by mail, unlimited support",
    "A first-year essay sits in Silver. A case study with appendices or two linked essays sit in Gold. Platinum is for a long report or a chapter.",
    "3,000 words, Gold, nine days.",
    "1,600 words. It fits Silver.",
    "Below 48 hours somebody has to put other work aside, and below 12 two people do.",
    "The fee falls due when the order is created",
    "In full, if the work receives an F, or if more than 30% of it proves to be plagiarised without justification. We ask for the documents",
    "Not, if the order was placed less than 48 hours before the deadline, or a dissertation’s deadline was under 10 days away.",
    "extra work outside the original scope has been done and you then want your money back: 50% is kept",
    "Checks begin 30 days after delivery, may take a month, and end with a decision by Quality Assurance.",
    "Grades. No plan contains one, and no one here can promise it.",
  ],
  "services/dissertation-thesis-help-services.json": [
    "a dissertation whose deadline is less than ten days away",
    "Platinum reaches 10,000 words with unlimited revisions.",
  ],
  "services/essays-for-sale.json": ["More than 30% unjustified plagiarism, shown by documents, means a full refund."],
  "services/write-essay-for-money.json": [
    "A full refund is due for an F or for more than 30% unjustified plagiarism, with the documents",
    "We do not promise grades",
    // Section 6.
    "full-time and fully remote",
    "a degree in commerce or management, excellent English, command of Office and knowledge of a subject",
    "up to a year of experience",
  ],
  "services/java-programming-assignment.json": ["Aim to receive work twelve hours before your own submission."],
  "services/essay-writers.json": ["More than 7,000 experts are on our books."],
  "services/my-coursework-help-services.json": ["Messages answered round the clock"],
  "services/scholarship-essay-writing.json": ["Do you promise that I will win? Nobody honest can."],
  "services/take-my-online-exam-services.json": ["Do you promise that I will pass? No one can."],
  "services/harvard-citation.json": ["We cannot promise a grade"],
  "services/diploma-work-help-services.json": ["The result is the assessor’s decision; we never promise it."],
  "countries/uk.json": ["There’s always someone to answer."],
  "countries/ireland.json": ["Our Irish office works through the day. At night our colleagues in India answer"],
  "countries/australia.json": ["Chat and phone are answered day and night."],
  "countries/new-zealand.json": ["Phone and chat are staffed for all 24 hours"],
  "countries/canada.json": ["Whichever it is, someone is on duty."],
  "countries/dubai.json": ["There is an office in the Emirates too, and the chat stays open at night."],
  "countries/germany.json": ["We reply around the clock, on Sundays and public holidays too"],
  "countries/pageforcountry.json": [
    "Support runs 24 hours, seven days a week",
    "at least twelve hours between our delivery and your submission",
  ],
  "pages/home.json": ["day or night"],
  "pages/contact-us.json": [
    "Pick that date at least 12 hours ahead of the real one.",
    "day and night",
    "Write, call or message at any hour.",
  ],
  "pages/plans.json": [
    "Three plans, measured in words",
    "Compare three plans by word count",
    "Silver, Gold and Platinum",
    "free and unlimited on every plan",
    "Chat support is there at any hour for short questions. Unlimited support sets no limit on how often you ask",
    "Silver suits a weekly essay",
    "Gold fits a term paper",
    "Platinum is meant for long projects",
    "on its complexity, length and deadline",
  ],
  // Sections 1 and 2.
  "pages/about-us.json": [
    "Our headquarters are in India, with further offices in the United Kingdom, Ireland, Canada and the United Arab Emirates.",
    // Section 9 again.
    "promising a mark, because no one outside your department can",
  ],
  "pages/career.json": [
    "Join Our Team",
    "Two openings: Academic Content Writer, fully remote, and Marketing Executive in Kota Rajasthan.",
  ],
  "jobs/ACW.json": [
    "A full-time post, 100% remote, for graduates in commerce or management",
    "Freshers and people with up to 1 year may apply.",
  ],
  "jobs/ME.json": [
    "A full-time post in Enterprise and B2B Sales at our Kota Rajasthan office.",
    "a postgraduate degree is not required",
    "Interest in enterprise and B2B sales",
    "with no promise of marks",
  ],
  "sections/faqs.json": [
    "Emergency projects are delivered in 2 to 48 hours",
    "Set our deadline at least 12 hours before your own submission",
    "Charges depend on three things: how complex the task is, how many words it needs and how soon you need it.",
    "Revisions within the scope of your first brief are free.",
    "write within 3 hours of ordering for an emergency project, or within 20 hours for any other",
    "you get an answer within 30 days",
    "are the nine main domains",
    "eight citation styles",
    "Ask on WhatsApp or through the contact form, at any hour. A person reads it.",
  ],
  "sections/domains.json": ["Nine domains"],
  "sections/reasons.json": [
    "Six reasons students come back.",
    "The quote follows complexity, word count and deadline.",
    "24/7 Availability",
    "There’s always someone to answer, in writing or by phone",
  ],
  "sections/service-cards.json": ["Ten kinds of writing"],
  "sections/workflow.json": ["in four steps", "Revisions within your brief are free."],
  "sections/features.json": ["Urgent briefs from two hours"],
  "sections/contact.json": ["A real person reads every message, whatever time it is where you are."],
  "sections/trust.json": ["assignments delivered", "subject experts", "years of experience"],
  "forms.json": ["A coordinator answers, day or night, and checks your brief with a subject expert."],
  "chat.json": [
    "emergency projects are delivered in 2 to 48 hours",
    "Set your deadline with us at least 12 hours before your own submission",
    "we answer within 30 days",
    "Charges depend on three things: how complex the task is, the word count and the deadline.",
    "If something within the original scope is missing, free revisions put it right.",
  ],
  "policies/privacy-policy.json": [
    "Our desks are in India, the United Kingdom, Ireland, Canada and the United Arab Emirates",
    "see, correct or delete your data within 30 days",
    "For a visitor under 16, all four decisions belong to the parent or guardian",
    "The checking of a refund starts 30 days after delivery and can take a month",
    "A change of control follows the 30-day notice",
  ],
  "policies/terms-and-conditions.json": [
    "If you are under 16, a parent or guardian has to agree",
    "What an order costs depends on three things: how complex the task is, how many words it needs and how soon it is wanted.",
  ],
  "policies/refund-policies.json": [
    "Silver 5, Gold 10, Platinum unlimited",
    "3 hours for emergency projects with delivery in 2 to 48 hours, 20 hours for others",
    "You get them with a two-hour order just as with a two-month one.",
  ],
  "blogs/1-perfect-assignment-tips.json": [
    "Twelve hours of air before the portal closes is what we ask of anyone who works with us",
  ],
  "blogs/4-best-writing-services.json": [
    "The full price goes back if a piece of work gets an F or contains more than 30% unjustified plagiarism, and documents must show it.",
    "Checking begins 30 days after delivery and can take a month.",
    "Where extra work outside the original scope was done, half is retained.",
    "Orders placed less than 48 hours before their deadline, or less than ten days for a dissertation, cannot be refunded.",
    "The charge depends on complexity, word count and deadline",
    "No grade is promised.",
  ],
}

describe.each(Object.entries(told))("%s", (file, facts) => {
  test.each(facts)("%s", (fact) => {
    expect(textOf(file)).toContain(fact)
  })
})

/** By what a sentence shows that it tells a fact of section 9. */
const telling: Record<string, RegExp> = {
  "hours of support":
    /\b(?:day (?:and|or) night|round the clock|at (?:any|every|all) hours?|all 24 hours|whatever time|24\/7|on duty|open at night)\b/i,
  "emergency projects and time to change":
    /\bemergency (?:project|order|deliver)|\b(?:12|20|48) hours\b(?! a night)|\b(?:twelve|twenty) hours\b/i,
  plans: /\b(?:Silver|Gold(?! Coast)|Platinum)\b/,
  "free revisions": /\brevisions?\b.*\b(?:free|unlimited)\b|\b(?:free|unlimited)\b.*\brevisions?\b/i,
  refunds: /\bfull refund\b|\bunjustified\b|\bis retained\b|\bis kept\b.*\d%/i,
  charges: /\bcharges? depend|\bcomplexity, (?:words?|length)|\bfee (?:falls|is) due (?:when|once)/i,
  "requests for data": /\bwithin 30 days\b|\b30-day\b|\bguardian\b/i,
  grades: /\b(?:guarantee|promis)\w*\b.*\b(?:grade|mark|pass|win)s?\b|\bgrades?\b.*\b(?:guarantee|promis)/i,
}

/** The policies and the lists of plans and claims are compared with the specification in facts.test.ts. */
const comparedElsewhere = ["policy", "plans", "site", "labels"]

describe("a sentence that tells a fact is listed above", () => {
  const sentences = pages
    .filter(({ family }) => !comparedElsewhere.includes(family))
    .flatMap(({ file, passages }) =>
      passages.flatMap(({ blocks }) =>
        blocks.flatMap(({ text }) => sentencesOf(text)).map((sentence) => ({ file: file.slice(5), sentence })),
      ),
    )

  test.each(Object.entries(telling))("%s", (_subject, about) => {
    const found = sentences.filter(({ sentence }) => about.test(sentence))
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.filter(
        ({ file, sentence }) => !told[file]?.some((fact) => sentence.includes(fact) || fact.includes(sentence)),
      ),
    ).toEqual([])
  })
})

test("the offices and the number of experts that are told are those of the specification", () => {
  const text = textOf("pages/about-us.json")
  for (const country of officeCountries) expect(text).toContain(country)
  expect(textOf("services/essay-writers.json").replaceAll(",", "")).toContain(claims.experts.replace("+", ""))
})

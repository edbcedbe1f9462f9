/** @jest-environment node */
import { sentencesOf } from "../../src/content/quality/words"
import { pages, read, textOf } from "../support/copyOf"
import * as specified from "../support/specification"

const sectionOf = (policy: string, title: string): string =>
  read(`policies/${policy}.json`)
    .sections.filter((section: { title: string }) => section.title === title)
    .map(({ body }: { body: string }) => body.replaceAll("**", ""))
    .join("")

describe("claims and what the footer shows (sections 1, 2 and 9)", () => {
  const site = read("site.json")

  test("the figures", () => {
    expect(site.claims).toMatchObject(specified.claims)
  })

  test("claims and testimonials are marked as samples", () => {
    expect(site.claims.sample).toBe(true)
    expect(read("sections/testimonials.json").sample).toBe(true)
  })

  test("1.5 million customers stands on About only", () => {
    expect(read("labels.json").about.customers).toContain("{customers}")
    const elsewhere = pages
      .filter(({ file }) => file !== "data/site.json")
      .filter(({ file }) => textOf(file.slice(5)).includes(specified.claims.customers))
    expect(elsewhere).toEqual([])
  })

  test("five countries with offices, headquarters in India with a second city", () => {
    expect(site.offices.map(({ country }: { country: string }) => country)).toEqual(specified.officeCountries)
    expect(site.offices[0].places).toHaveLength(specified.counts.headquarters)
    expect(site.offices[0].places[0].title).toMatch(/^Headquarters/)
  })

  test("two review sites, four networks, four cards, two stores, 2025", () => {
    expect(site.reviewSites).toHaveLength(specified.counts.reviewSites)
    expect(site.socials.map(({ network }: { network: string }) => network)).toEqual(specified.socialNetworks)
    expect(site.payment.label).toBe(specified.securePay)
    expect(site.payment.cards).toHaveLength(specified.counts.cardLogos)
    expect(site.stores).toHaveLength(specified.counts.stores)
    for (const store of site.stores) expect(store.note).toBe(specified.storeNote)
    expect(site.copyrightYear).toBe(specified.copyrightYear)
  })

  test("the fraud warning names the phone number and the e-mail address", () => {
    expect(site.fraudWarning.text).toMatch(/WhatsApp.*\{phone\}.*\{email\}/)
  })
})

describe("counts (section 9)", () => {
  test.each([
    ["canned chat questions", read("chat.json").items, specified.counts.chatQuestions],
    ["common questions", read("sections/faqs.json").items, specified.counts.questions],
    ["testimonials", read("sections/testimonials.json").items, specified.counts.testimonials],
    ["service cards", read("sections/service-cards.json").items, specified.cards.length],
    ["domains", read("sections/domains.json").services, specified.domains.length],
    ["service categories", read("sections/offers.json").items, specified.counts.offers],
    ["steps", read("sections/workflow.json").steps, specified.steps.length],
    ["reasons", read("sections/reasons.json").items, specified.reasons.length],
    ["features", read("sections/features.json").items, specified.features.length],
    ["privacy sections", read("policies/privacy-policy.json").sections, specified.privacySections.length],
    ["kinds of request", read("forms.json").enquiry.options, specified.requestKinds.length],
    ["job openings", pages.filter(({ family }) => family === "job"), specified.counts.jobs],
    ["posts", pages.filter(({ family }) => family === "post"), specified.counts.posts],
    [
      "featured posts",
      pages.filter(({ value }) => (value as { featured?: boolean }).featured === true),
      specified.counts.featuredPosts,
    ],
    ["services", pages.filter(({ family }) => family === "service"), specified.services.length],
    [
      "countries with the generic page",
      pages.filter(({ family }) => family === "country"),
      Object.keys(specified.countryNames).length,
    ],
  ])("%s", (_name, items, count) => {
    expect(items).toHaveLength(count)
  })
})

test("the kinds of request, the short dial codes and the nine domains, by name", () => {
  expect(read("forms.json").enquiry.options).toEqual(specified.requestKinds)
  expect(read("dial-codes.json")).toMatchObject({
    short: specified.shortDialCodes,
    default: specified.shortDialCodes[0],
  })
  expect(read("sections/domains.json").services).toEqual(specified.domains)
})

describe("names of the home page's parts (sections 2 and 3)", () => {
  const titles = (file: string, list: string) => read(file)[list].map(({ title }: { title: string }) => title)

  test("the four steps", () => {
    expect(titles("sections/workflow.json", "steps")).toEqual(specified.steps)
    expect(read("sections/workflow.json").action).toEqual(specified.stepsAction)
  })

  test("the six reasons", () => {
    expect(titles("sections/reasons.json", "items")).toEqual(specified.reasons)
  })

  test("the features, the subjects of the slider, the ten cards", () => {
    expect(titles("sections/features.json", "items")).toEqual(specified.features)
    expect(titles("sections/subject-slider.json", "items")).toEqual(specified.sliderSubjects)
    expect(titles("sections/service-cards.json", "items")).toEqual(specified.cards)
  })

  test("the greetings", () => {
    const { byCountry, other, unknown } = read("greetings.json")
    expect(
      Object.fromEntries(byCountry.map(({ country, greeting }: Record<string, string>) => [country, greeting])),
    ).toEqual(specified.greetings)
    expect([other, unknown]).toEqual([specified.otherGreeting, specified.unknownGreeting])
  })
})

describe("plans (section 9)", () => {
  const plans = read("sections/plans.json")

  test("words, revisions, delivery and support of each, with no price", () => {
    expect(plans.unit).toBe(specified.planUnit)
    expect(plans.items).toEqual(specified.plans)
    expect(textOf("sections/plans.json") + textOf("pages/plans.json")).not.toMatch(/[£$€₹]/)
  })

  test("the terms say the same", () => {
    const terms = sectionOf("terms-and-conditions", "Plans")
    expect(terms).toContain("| Silver | 2000 | 5 | By mail | Chat |")
    expect(terms).toContain("| Gold | 5000 | 10 | By mail | Chat |")
    expect(terms).toContain("| Platinum | 10000 | Unlimited | By mail | Unlimited |")
  })
})

describe("privacy (sections 2 and 9)", () => {
  test("13 sections in the order of the specification", () => {
    expect(read("policies/privacy-policy.json").sections.map(({ title }: { title: string }) => title)).toEqual(
      specified.privacySections,
    )
  })

  test.each([
    ["Control of your information", "We answer data requests within 30 days"],
    ["Disclosure", "you receive notice 30 days before your details come under the new owner’s control"],
    ["Registration", "If you are under 16, ask a parent or guardian first. We need their consent"],
  ])("%s: %s", (section, fact) => {
    expect(sectionOf("privacy-policy", section)).toContain(fact)
  })
})

test.each(Object.entries(specified.policyFacts))("data/policies/%s.json says what section 9 fixes", (policy, facts) => {
  for (const fact of facts) expect(textOf(`policies/${policy}.json`)).toMatch(fact)
})

describe("terms (section 9)", () => {
  test.each([
    ["Changing an order", "| Emergency | 2 to 48 hours | 3 hours |"],
    ["Changing an order", "| Non-emergency | Over 48 hours | 20 hours |"],
    ["Deadlines", "We recommend a deadline at least 12 hours before you have to submit"],
    ["Deadlines", "An *emergency project* is one with delivery in 2 to 48 hours"],
    ["Deadlines", "A *non-emergency project* is one with delivery in more than 48 hours"],
    ["Charges and payment", "The order fee is due when the order is created."],
    ["Charges and payment", "how complex the task is, how many words it needs and how soon it is wanted"],
    ["No guaranteed grade", "We therefore guarantee no grade"],
    ["Our side of the work", "24 hours a day on 7 days a week"],
  ])("%s: %s", (section, fact) => {
    expect(sectionOf("terms-and-conditions", section)).toContain(fact)
  })
})

describe("revisions and refunds (section 9)", () => {
  test.each([
    ["Revisions come first", "Revisions are free and unlimited as long as they stay within the original scope"],
    ["When you ask for something new", "50% of what you paid is retained"],
    ["Grounds for a full refund", "received an F"],
    ["Grounds for a full refund", "More than 30% of the text is unjustified plagiarism"],
    ["Grounds for a full refund", "each with documents"],
    ["How a claim is checked", "Verification starts 30 days after delivery and can take a month"],
    ["How a claim is checked", "A refund is paid only with the approval of Quality Assurance"],
    ["Cases without a refund", "less than 48 hours before its deadline"],
    ["Cases without a refund", "it concerns a dissertation whose deadline was under 10 days away"],
  ])("%s: %s", (section, fact) => {
    expect(sectionOf("refund-policies", section)).toContain(fact)
  })

  test("several gateways for cards and for wallets are named", () => {
    const rows = sectionOf("refund-policies", "How you pay and how money returns").match(/^\| (?:Debit|Wallets).*$/gm)
    expect(rows?.map((row) => row.split("|")[2]?.split(",").length)).toEqual([3, 4])
  })
})

describe("jobs (section 6)", () => {
  test("Academic Content Writer", () => {
    const job = read("jobs/ACW.json")
    expect(job).toMatchObject(specified.jobs.ACW)
    const asked = job.requirements.join(" ")
    for (const fact of [
      "Office skills",
      "Excellent written English",
      "knowledge of your own subject",
      "Fresher to 1 year",
    ])
      expect(asked).toContain(fact)
  })

  test("Marketing Executive", () => {
    expect(read("jobs/ME.json")).toMatchObject(specified.jobs.ME)
  })
})

test.each([
  [0, /type/i, /Essays, reports, case studies.*dissertations/],
  [1, /original.*plagiarism/i, /original, plagiarism-free/],
  [2, /quality/i, /expert qualified/],
  [3, /deadline/i, /urgent deadlines are met: emergency projects are delivered in 2 to 48 hours/],
  [4, /confidential/i, /data is confidential/],
  [5, /charge/i, /complex.*word count.*deadline/],
])("chat answer %i keeps to the specification", (at, question, answer) => {
  const item = read("chat.json").items[at]
  expect(item.question).toMatch(question)
  expect(item.answer).toMatch(answer)
})

describe("no page says otherwise", () => {
  const sentences = pages.flatMap(({ file, passages }) =>
    passages.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) => sentencesOf(text)).map((sentence) => ({ file, sentence })),
    ),
  )

  const numbersIn = (sentence: string) => sentence.replaceAll(",", "").match(/\d+/g) ?? []

  /** Sentences about one subject, and the only numbers that may stand in them. */
  test.each<[string, RegExp, readonly string[]]>([
    ["emergency projects", /\bemergency (?:project|order|deliver|job)/i, ["2", "3", "12", "20", "48"]],
    ["unjustified plagiarism", /unjustified|plagiarised without/i, ["30"]],
    ["what is retained", /\b(?:retained|kept for those)\b/i, ["50"]],
    ["Quality Assurance’s check", /\b(?:verification|checking) (?:of a refund )?(?:starts|begins)/i, ["30"]],
    ["orders too late for a refund", /refund.*(?:dissertation|48 hours)|48 hours before/i, ["48", "10"]],
    ["Silver", /^(?!.*\b(?:Gold|Platinum)\b).*\bSilver\b/, ["5", "2000"]],
    ["Platinum", /^(?!.*\b(?:Silver|Gold)\b).*\bPlatinum\b/, ["10000"]],
    ["experts", /\bexperts are\b/i, ["7000"]],
  ])("%s", (_subject, about, allowed) => {
    const found = sentences.filter(({ sentence }) => about.test(sentence))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ sentence }) => numbersIn(sentence).some((number) => !allowed.includes(number)))).toEqual([])
  })

  /** A question, or a sentence that says no or names what follows. */
  const refuses = (sentence: string) =>
    /\?[”’]?$|\b(?:no|not|never|nobody|none|cannot|without|may end|harsher)\b/i.test(sentence)

  test.each([
    [
      "no grade is promised",
      /\b(?:guarantee|promis|ensur|assure)\w*\b.*\b(?:grades?|marks?|pass|distinction|first[- ]class|A\+)(?!\p{L})/iu,
    ],
    [
      "nobody is invited to hand in our text",
      /\b(?:hand|submit|turn)\w*\b.*\b(?:as (?:your|their|his|her) own|as it is|as they stand|as yours|(?:under|in) your (?:own )?name)\b/i,
    ],
  ])("%s", (_rule, offer) => {
    const found = sentences.filter(({ sentence }) => offer.test(sentence))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ sentence }) => !refuses(sentence))).toEqual([])
  })

  test("no price is named", () => {
    const selling = pages.filter(({ family }) =>
      ["page", "policy", "plans", "chat", "faqs", "reasons"].includes(family),
    )
    const priced = selling.filter(({ file }) => /[£$€₹]\s?\d/.test(textOf(file.slice(5))))
    // The integrity page and the countries name fines; nothing that is sold has a price.
    expect(priced.map(({ file }) => file)).toEqual([])
  })
})

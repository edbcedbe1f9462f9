/** @jest-environment node */
import { readFileSync } from "node:fs"
import { readPages } from "../../src/content/quality/readPages"
import { sentencesOf } from "../../src/content/quality/words"

/**
 * Every fact of the specification that stands in copy. The values on the right are those of the specification,
 * written out here; what they are compared with comes from the data.
 */
const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8"))

const pages = readPages(process.cwd())

const textOf = (file: string) =>
  pages
    .filter((page) => page.file === `data/${file}`)
    .flatMap(({ passages }) => passages.map(({ blocks }) => blocks.map(({ text }) => text).join(" ")))
    .join(" ")

const sectionOf = (policy: string, title: string): string =>
  read(`policies/${policy}.json`)
    .sections.filter((section: { title: string }) => section.title === title)
    .map(({ body }: { body: string }) => body.replaceAll("**", ""))
    .join("")

describe("claims and what the footer shows (sections 1, 2 and 9)", () => {
  const site = read("site.json")

  test("the figures", () => {
    expect(site.claims).toMatchObject({
      assignments: "3.5M+",
      experts: "7000+",
      rating: "4.8",
      years: "Ten",
      availability: "24/7",
      customers: "1.5 million",
    })
  })

  test("claims and testimonials are marked as samples", () => {
    expect(site.claims.sample).toBe(true)
    expect(read("sections/testimonials.json").sample).toBe(true)
  })

  test("1.5 million customers stands on About only", () => {
    expect(read("labels.json").about.customers).toContain("{customers}")
    const elsewhere = pages
      .filter(({ file }) => file !== "data/site.json")
      .filter(({ file }) => /1\.5 million/.test(textOf(file.slice(5))))
    expect(elsewhere).toEqual([])
  })

  test("five countries with offices, headquarters in India with a second city", () => {
    expect(site.offices.map(({ country }: { country: string }) => country)).toEqual([
      "India",
      "United Kingdom",
      "Ireland",
      "Canada",
      "United Arab Emirates",
    ])
    expect(site.offices[0].places).toHaveLength(2)
    expect(site.offices[0].places[0].title).toMatch(/^Headquarters/)
  })

  test("two review sites, four networks, four cards, two stores, 2025", () => {
    expect(site.reviewSites).toHaveLength(2)
    expect(site.socials.map(({ network }: { network: string }) => network)).toEqual([
      "facebook",
      "whatsapp",
      "instagram",
      "linkedin",
    ])
    expect(site.payment.label).toBe("100% Secure Pay")
    expect(site.payment.cards).toHaveLength(4)
    expect(site.stores.map(({ note }: { note: string }) => note)).toEqual(["App Coming soon", "App Coming soon"])
    expect(site.copyrightYear).toBe(2025)
  })

  test("the fraud warning names the phone number and the e-mail address", () => {
    expect(site.fraudWarning.text).toMatch(/WhatsApp.*\{phone\}.*\{email\}/)
  })
})

describe("counts (section 9)", () => {
  test.each([
    ["canned chat questions", read("chat.json").items, 6],
    ["common questions", read("sections/faqs.json").items, 7],
    ["testimonials", read("sections/testimonials.json").items, 6],
    ["service cards", read("sections/service-cards.json").items, 10],
    ["domains", read("sections/domains.json").services, 9],
    ["service categories", read("sections/offers.json").items, 18],
    ["steps", read("sections/workflow.json").steps, 4],
    ["reasons", read("sections/reasons.json").items, 6],
    ["features", read("sections/features.json").items, 4],
    ["privacy sections", read("policies/privacy-policy.json").sections, 13],
    ["kinds of request", read("forms.json").enquiry.options, 4],
    ["short dial codes", read("dial-codes.json").short, 8],
    ["job openings", pages.filter(({ family }) => family === "job"), 2],
    ["posts", pages.filter(({ family }) => family === "post"), 6],
    ["featured posts", pages.filter(({ value }) => (value as { featured?: boolean }).featured === true), 3],
    ["services", pages.filter(({ family }) => family === "service"), 62],
    ["countries with the generic page", pages.filter(({ family }) => family === "country"), 8],
  ])("%s", (_name, items, count) => {
    expect(items).toHaveLength(count)
  })
})

describe("names of the home page's parts (sections 2 and 3)", () => {
  const titles = (file: string, list: string) => read(file)[list].map(({ title }: { title: string }) => title)

  test("the four steps", () => {
    expect(titles("sections/workflow.json", "steps")).toEqual([
      "Submit Your Inquiry",
      "Connect with Our Experts",
      "Proceed with Payment",
      "Get Your Solution",
    ])
    expect(read("sections/workflow.json").action).toEqual({ label: "Book Our Services", to: "/contact-us" })
  })

  test("the six reasons", () => {
    expect(titles("sections/reasons.json", "items")).toEqual([
      "AI-Free Expert Writing",
      "On-Time Delivery",
      "Flexible Policies",
      "Expert Writers",
      "Affordable Prices",
      "24/7 Availability",
    ])
  })

  test("the features, the subjects of the slider, the ten cards", () => {
    expect(titles("sections/features.json", "items")).toEqual([
      "Fast Delivery",
      "Homework Help",
      "Dissertation Help",
      "Coursework Help",
    ])
    expect(titles("sections/subject-slider.json", "items")).toEqual(["Science", "Math", "History"])
    expect(titles("sections/service-cards.json", "items")).toEqual([
      "Essay/Article/Blog Writing",
      "Report Writing",
      "Dissertation/Thesis Writing",
      "CV Writing",
      "Case Studies Writing",
      "Diploma Work",
      "Project Management Writing",
      "SOP (Statement of Purpose) Writing",
      "Annotated Bibliography Writing",
      "Corporate Profile Writing",
    ])
  })

  test("the greetings", () => {
    const { byCountry, other, unknown } = read("greetings.json")
    expect(
      Object.fromEntries(byCountry.map(({ country, greeting }: Record<string, string>) => [country, greeting])),
    ).toEqual({
      "United Kingdom": "Welcome to the UK!",
      Ireland: "Hello from Ireland!",
      Canada: "Greetings from Canada!",
      Australia: "G'day from Australia!",
      Germany: "Willkommen aus Deutschland!",
      "New Zealand": "Kia ora from New Zealand!",
      "United Arab Emirates": "Welcome from Dubai!",
    })
    expect([other, unknown]).toEqual(["Hello from {country}!", "Fetching your location..."])
  })
})

describe("plans (section 9)", () => {
  const plans = read("sections/plans.json")

  test("words, revisions, delivery and support of each, with no price", () => {
    expect(plans.unit).toBe("Per Assignment")
    expect(plans.items).toEqual([
      {
        tier: "Silver",
        words: "2000 words",
        revisions: "5 revisions",
        delivery: "Mail delivery",
        support: "Chat support",
      },
      {
        tier: "Gold",
        words: "5000 words",
        revisions: "10 revisions",
        delivery: "Mail delivery",
        support: "Chat support",
      },
      {
        tier: "Platinum",
        words: "10000 words",
        revisions: "Unlimited revisions",
        delivery: "Mail delivery",
        support: "Unlimited support",
      },
    ])
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
    expect(read("policies/privacy-policy.json").sections.map(({ title }: { title: string }) => title)).toEqual([
      "Collection and use of information",
      "Registration",
      "How your information is used",
      "Disclosure",
      "Cross-border transfers",
      "Consent and control",
      "Control of your information",
      "Data security",
      "Cookies",
      "Retention and disposal",
      "Your consent",
      "Privacy contact",
      "Changes to this policy",
    ])
  })

  test.each([
    ["Control of your information", "We answer data requests within 30 days"],
    ["Disclosure", "you receive notice 30 days before your details come under the new owner’s control"],
    ["Registration", "If you are under 16, ask a parent or guardian first. We need their consent"],
  ])("%s: %s", (section, fact) => {
    expect(sectionOf("privacy-policy", section)).toContain(fact)
  })
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
    ["When a wish goes beyond the scope", "50% of what you paid is retained"],
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
    expect(job).toMatchObject({
      title: "Academic Content Writer",
      remote: true,
      place: "100% remote",
      employment: "Full-time",
      education: "Graduate degree in commerce or management",
      experience: "Fresher to 1 year",
    })
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
    expect(read("jobs/ME.json")).toMatchObject({
      title: "Marketing Executive",
      remote: false,
      place: "Kota Rajasthan",
      employment: "Full-time",
      category: "Enterprise and B2B Sales",
      education: "Any graduate; postgraduate not required",
    })
  })

  test("the page for would-be writers says the same", () => {
    const page = textOf("services/write-essay-for-money.json")
    for (const fact of [
      "full-time and fully remote",
      "a degree in commerce or management",
      "excellent English",
      "command of Office",
      "up to a year of experience",
    ])
      expect(page).toContain(fact)
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

  test("no grade is promised", () => {
    const promises = /(?<!\bNo )\bguarantee[ds]? (?:you )?(?:a |an |the )?(?:grade|mark|pass|first|distinction|A\+?)\b/i
    expect(sentences.filter(({ sentence }) => promises.test(sentence))).toEqual([])
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

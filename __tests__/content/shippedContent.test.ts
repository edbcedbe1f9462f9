/**
 * Delete this file when the content is yours: it compares the shipped content with the commission. Additional content
 * is allowed everywhere.
 * @jest-environment node
 */
import { existsSync, readFileSync } from "node:fs"
import { checkQuality } from "../../tools/quality/checkQuality"
import { readCopy } from "../../tools/quality/readCopy"
import { sentencesOf } from "../../tools/quality/words"

/** All copy of the site. */
const pages = readCopy(process.cwd())

/** The content of a file below `data/`. */
const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8"))

/** The words of a file below `data/`, without Markdown characters. */
const textOf = (file: string) =>
  pages
    .filter((page) => page.file === `data/${file}`)
    .flatMap(({ passages }) => passages.map(({ blocks }) => blocks.map(({ text }) => text).join(" ")))
    .join(" ")

const headerGroups = {
  writing: [
    "essay-help-services",
    "article-writing-services",
    "blog-writing-services",
    "report-writing-services",
    "dissertation-thesis-help-services",
    "case-study-help-services",
    "project-management-writing-services",
    "annotated-bibliography-writing-services",
    "my-coursework-help-services",
    "technical-writing-services",
    "write-my-research-paper-services",
    "research-proposal-writing-services",
  ],
  domains: [
    "law-assignment",
    "science-assignment",
    "nursing-assignment",
    "civil-assignment",
    "engineering-assignment-help",
    "management-hr-assignment",
    "finance-statistics-assignment",
    "calculus-assignment",
    "psychology-assignment",
  ],
  more: [
    "cv-writing-services",
    "write-my-sop-services",
    "diploma-work-help-services",
    "corporate-profile-writing-services",
    "take-my-online-exam-services",
    "presentation-infographics-posters-services",
  ],
}

const footerGroups = {
  subjects: [
    "finance-assignment",
    "artificial-intelligence",
    "autocad-assignment",
    "mba-assignment",
    "r-assignment",
    "accounting-assignment",
    "nursing-assignment",
    "accounting-problems-assignment",
    "cs-assignment",
    "engineering-assignment",
    "law-assignment",
    "spss-assignment",
    "arcgis-assignment",
    "economics-assignment",
    "stata-assignment-help",
    "java-programming-assignment",
    "financial-accounting-assignment",
    "c++-assignment",
  ],
  essays: [
    "persuasive-essay-writing",
    "expository-essay-writing",
    "descriptive-essay-writing",
    "scholarship-essay-writing",
    "order-essay-writing",
    "write-essay-for-money",
    "fast-essay-writing",
    "pay-for-essay",
    "essay-writers",
    "essays-for-sale",
    "college-essay-writing-service",
  ],
  citations: [
    "apa-citation",
    "chicago-citation",
    "harvard-citation",
    "mla-citation",
    "vancouver-citation",
    "oxford-citation",
    "swinburne-citation",
    "griffith-citation",
  ],
}

const countryNames = {
  uk: "United Kingdom",
  australia: "Australia",
  canada: "Canada",
  dubai: "Dubai",
  germany: "Germany",
  ireland: "Ireland",
  "new-zealand": "New Zealand",
}

const claims = {
  assignments: "3.5M+",
  experts: "7000+",
  rating: "4.8",
  years: "Ten",
  availability: "24/7",
  customers: "1.5 million",
}

/** The facts that each policy must state, in any wording. */
const policyFacts: Record<string, readonly RegExp[]> = {
  "privacy-policy": [
    /answer data requests within 30 days/,
    /notice 30 days before|30-day notice/,
    /under 16.*guardian/,
  ],
  "terms-and-conditions": [
    /2 to 48 hours/,
    /(?:more than|over) 48 hours/i,
    /\b3 hours/,
    /20 hours/,
    /at least 12 hours before/,
    /fee is due when the order is created/,
    /guarantee no grade/,
    /Silver 2000 5 .*Gold 5000 10 .*Platinum 10000 Unlimited/,
  ],
  "refund-policies": [
    /free and unlimited/,
    /full refund/,
    /original scope/,
    /50% .*retained/,
    /F grade/,
    /[Mm]ore than 30% .*unjustified plagiarism/,
    /documents/,
    /30 days after delivery/,
    /can take a month/,
    /less than 48 hours before/,
    /dissertation whose deadline was under 10 days away/,
    /approval of Quality Assurance/,
    /gateways/,
  ],
}

const privacySections = [
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
]

const jobs = {
  ACW: {
    title: "Academic Content Writer",
    remote: true,
    place: "100% remote",
    employment: "Full-time",
    education: "Graduate degree in commerce or management",
    experience: "Fresher to 1 year",
  },
  ME: {
    title: "Marketing Executive",
    remote: false,
    place: "Kota Rajasthan",
    employment: "Full-time",
    category: "Enterprise and B2B Sales",
    education: "Any graduate; postgraduate not required",
  },
}

describe("addresses", () => {
  const slugs = (groups: Record<string, readonly string[]>) => Object.values(groups).flat()

  test.each([
    ...[...slugs(headerGroups), ...slugs(footerGroups)].map((slug) => `services/${slug}`),
    ...[...Object.keys(countryNames), "pageforcountry"].map((slug) => `countries/${slug}`),
    ...Object.keys(policyFacts).map((slug) => `policies/${slug}`),
    ...["home", "about-us", "contact-us", "blogs", "career", "plans"].map((slug) => `pages/${slug}`),
    ...Object.keys(jobs).map((slug) => `jobs/${slug}`),
  ])("data/%s.json makes a page", (file) => {
    expect(existsSync(`data/${file}.json`)).toBe(true)
  })

  test.each([
    ...Object.entries(headerGroups).map(([id, list]) => [id, "header", list] as const),
    ...Object.entries(footerGroups).map(([id, list]) => [id, "footer", list] as const),
  ])("the group '%s' of the %s lists its services", (id, menu, list) => {
    expect(read("navigation.json").groups).toContainEqual(
      expect.objectContaining({ id, menu, services: expect.arrayContaining([...list]) }),
    )
  })

  test("the singular form of the blog's address, which visitors guess, redirects to the blog", () => {
    expect(read("redirects.json").items).toContainEqual({ from: "/blog", to: "/blogs" })
  })

  test.each(Object.entries(countryNames))("/%s names %s", (slug, name) => {
    expect(read(`countries/${slug}.json`).name).toBe(name)
  })
})

describe("claims and facts about the brand", () => {
  const site = read("site.json")

  test("the figures", () => {
    expect(site.claims).toMatchObject(claims)
  })

  test("countries with offices, headquarters in India with a second city", () => {
    expect(site.offices.map(({ country }: { country: string }) => country)).toEqual(
      expect.arrayContaining(["India", "United Kingdom", "Ireland", "Canada", "United Arab Emirates"]),
    )
    expect(site.offices[0].places.length).toBeGreaterThanOrEqual(2)
    expect(site.offices[0].places[0].title).toMatch(/^Headquarters/)
  })

  test("review sites, networks, cards, stores", () => {
    expect(site.reviewSites.length).toBeGreaterThanOrEqual(2)
    expect(site.socials.map(({ network }: { network: string }) => network)).toEqual(
      expect.arrayContaining(["facebook", "whatsapp", "instagram", "linkedin"]),
    )
    expect(site.payment.label).toBe("100% Secure Pay")
    expect(site.payment.cards.length).toBeGreaterThanOrEqual(4)
    expect(site.stores.map(({ note }: { note: string }) => note)).toEqual(["App Coming soon", "App Coming soon"])
    expect(site.copyrightYear).toBe(2025)
  })

  test("the fraud warning names the phone number and the e-mail address", () => {
    expect(site.fraudWarning.text).toMatch(/WhatsApp.*\{phone\}.*\{email\}/)
  })

  test.each(["site.json#claims", "sections/testimonials.json", "jobs/ACW.json", "jobs/ME.json"])(
    "%s is marked as a sample",
    (place) => {
      const [file = "", field] = place.split("#")
      const entry = read(file)
      expect((field ? entry[field] : entry).sample).toBe(true)
    },
  )
})

test.each([
  ["canned chat questions", read("chat.json").items, 6],
  ["common questions", read("sections/faqs.json").items, 7],
  ["testimonials", read("sections/testimonials.json").items, 6],
  ["service categories", read("sections/offers.json").items, 18],
  ["posts", pages.filter(({ type }) => type === "post"), 6],
  ["featured posts", pages.filter(({ value }) => (value as { featured?: boolean }).featured === true), 3],
])("there are the %s", (_name, items, least) => {
  expect(items.length).toBeGreaterThanOrEqual(least)
})

describe("names", () => {
  const titles = (file: string, list: string) => read(file)[list].map(({ title }: { title: string }) => title)

  test.each<[name: string, found: readonly unknown[], wanted: readonly unknown[]]>([
    [
      "kinds of request",
      read("forms.json").enquiry.options,
      ["Assignment", "Dissertation/Thesis", "Presentation", "Others"],
    ],
    ["short dial codes", read("dial-codes.json").short, ["+91", "+1", "+44", "+61", "+81", "+971", "+880", "+92"]],
    ["domains", read("sections/domains.json").services, headerGroups.domains],
    [
      "steps",
      titles("sections/workflow.json", "steps"),
      ["Submit Your Inquiry", "Connect with Our Experts", "Proceed with Payment", "Get Your Solution"],
    ],
    [
      "reasons",
      titles("sections/reasons.json", "items"),
      [
        "AI-Free Expert Writing",
        "On-Time Delivery",
        "Flexible Policies",
        "Expert Writers",
        "Affordable Prices",
        "24/7 Availability",
      ],
    ],
    [
      "features",
      titles("sections/features.json", "items"),
      ["Fast Delivery", "Homework Help", "Dissertation Help", "Coursework Help"],
    ],
    ["subjects of the slider", titles("sections/subject-slider.json", "items"), ["Science", "Math", "History"]],
    [
      "service cards",
      titles("sections/service-cards.json", "items"),
      [
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
      ],
    ],
    ["sections of the privacy policy", titles("policies/privacy-policy.json", "sections"), privacySections],
  ])("the %s", (_name, found, wanted) => {
    expect(found).toEqual(expect.arrayContaining([...wanted]))
  })

  test("+91 is chosen at first, and the steps end with a way to book", () => {
    expect(read("dial-codes.json").default).toBe("+91")
    expect(read("sections/workflow.json").action).toEqual({ label: "Book Our Services", to: "/contact-us" })
  })

  test.each([
    ["United Kingdom", "Welcome to the UK!"],
    ["Ireland", "Hello from Ireland!"],
    ["Canada", "Greetings from Canada!"],
    ["Australia", "G'day from Australia!"],
    ["Germany", "Willkommen aus Deutschland!"],
    ["New Zealand", "Kia ora from New Zealand!"],
    ["United Arab Emirates", "Welcome from Dubai!"],
  ])("the greeting for %s", (country, greeting) => {
    expect(read("greetings.json").byCountry).toContainEqual({ country, greeting })
  })

  test("the greetings for other countries, and while the country is unknown", () => {
    expect(read("greetings.json")).toMatchObject({
      other: "Hello from {country}!",
      unknown: "Fetching your location...",
    })
  })
})

test.each([
  ["Silver", "2000 words", "5 revisions", "Mail delivery", "Chat support"],
  ["Gold", "5000 words", "10 revisions", "Mail delivery", "Chat support"],
  ["Platinum", "10000 words", "Unlimited revisions", "Mail delivery", "Unlimited support"],
])("the plan %s", (tier, words, revisions, delivery, support) => {
  const plans = read("sections/plans.json")
  expect(plans.unit).toBe("Per Assignment")
  expect(plans.items).toContainEqual(expect.objectContaining({ tier, words, revisions, delivery, support }))
})

test.each(Object.entries(policyFacts).flatMap(([policy, facts]) => facts.map((fact) => [policy, fact] as const)))(
  "data/policies/%s.json says %s",
  (policy, fact) => {
    expect(textOf(`policies/${policy}.json`).replaceAll("**", "")).toMatch(fact)
  },
)

test.each(Object.entries(jobs))("the opening %s", (slug, job) => {
  expect(read(`jobs/${slug}.json`)).toMatchObject(job)
})

test("an Academic Content Writer brings Office skills, written English and a subject", () => {
  expect(read("jobs/ACW.json").requirements.join(" ")).toMatch(/written English.*Office skills.*subject/)
})

test.each([
  [/type/i, /Essays, reports, case studies.*dissertations/],
  [/original.*plagiarism/i, /original, plagiarism-free/],
  [/quality/i, /expert qualified/],
  [/deadline/i, /urgent deadlines are met/],
  [/confidential/i, /data is confidential/],
  [/charge/i, /complex.*word count.*deadline/],
])("the chat answers %s", (question, answer) => {
  expect(read("chat.json").items).toContainEqual(
    expect.objectContaining({ question: expect.stringMatching(question), answer: expect.stringMatching(answer) }),
  )
})

describe("no page contradicts this", () => {
  /** Whether a text is a sample's piece, which is about something else; its summary and notes are our own words. */
  const isModelPiece = (type: string, path: readonly PropertyKey[]) => type === "sample" && path.includes("body")
  const sentences = pages.flatMap(({ file, type, passages }) =>
    passages
      .filter(({ path }) => !isModelPiece(type, path))
      .flatMap(({ blocks }) => blocks.flatMap(({ text }) => sentencesOf(text)).map((sentence) => ({ file, sentence }))),
  )

  /** Whether a sentence is a question, a refusal, or the introduction of a list. */
  const refuses = (sentence: string) =>
    /\?[”’]?$|\b(?:no|not|never|nobody|no one|none|cannot|\w+n’t|without|may end|harsher)\b/i.test(sentence)

  test.each([
    [
      "no grade is promised",
      /\b(?:guarantee|promis|ensur|assure)\w*\b.*\b(?:grades?|marks?|pass|distinction|first[- ]class|A\+)(?!\p{L})/iu,
    ],
    [
      "no reader is invited to hand in our text",
      /\b(?:hand|submit|turn)\w*\b.*\b(?:as (?:your|their|his|her) own|as it is|as they stand|as yours|(?:under|in) your (?:own )?name)\b/i,
    ],
  ])("%s", (_rule, offer) => {
    expect(sentences.filter(({ sentence }) => offer.test(sentence) && !refuses(sentence))).toEqual([])
  })

  test("no price is named", () => {
    const selling = ["page", "policy", "plans", "chat", "faqs", "reasons"]
    const priced = pages.filter(({ type, file }) => selling.includes(type) && /[£$€₹]\s?\d/.test(textOf(file.slice(5))))
    expect(priced.map(({ file }) => file)).toEqual([])
  })

  test("only About says 1.5 million customers", () => {
    expect(read("labels.json").about.customers).toContain("{customers}")
    const elsewhere = pages.filter(
      ({ file }) => file !== "data/site.json" && textOf(file.slice(5)).includes(claims.customers),
    )
    expect(elsewhere.map(({ file }) => file)).toEqual([])
  })
})

test("the copy has no issues", () => {
  const { issues } = checkQuality(pages)
  expect(issues).toEqual([])
})

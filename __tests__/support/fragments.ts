import type { IGatsbyImageData } from "gatsby-plugin-image"

// Makers of query results, section by section, for tests of what sections show. Each makes a complete result; a test
// gives only the values it checks.

/** Makes data of one shape, with the example's values by default. */
const like =
  <Data>(example: Data) =>
  (own: Partial<Data> = {}): Data => ({ ...example, ...own })

const imageData: IGatsbyImageData = {
  layout: "constrained",
  width: 480,
  height: 320,
  images: { sources: [{ type: "image/webp", srcSet: "/static/a.webp 480w" }], fallback: { src: "/static/a.jpg" } },
}

export const picture = like<Queries.PictureCardFragment>({
  alt: "A desk by a window",
  backdrop: "sky",
  file: { childImageSharp: { gatsbyImageData: imageData } },
})

export const figure = like<Queries.FigureFragment>({
  title: "Words a day",
  description: "The number rises from Monday to Friday.",
  caption: "<em>Five</em> days of writing",
  source: "Own count",
  picture: null,
  chart: null,
})

export const siteFacts = like<Queries.SiteFactsQuery["siteFacts"]>({
  brand: "Penhouse",
  tagline: "Help with words",
  language: "en",
  locale: "en_GB",
  defaultHeading: "Help with every assignment",
  defaultSubheading: "Written by people",
  contact: {
    phone: "+44 20 7946 0000",
    whatsapp: "+44 7700 900000",
    whatsappText: "Hello {brand}!",
    email: "ask@penhouse.example",
    hrEmail: "jobs@penhouse.example",
  },
  claims: { sample: false, assignments: "900", experts: "40", rating: "4.8", years: "Ten", customers: "700" },
  reviewSites: [
    { name: "Readers", url: "https://readers.example/penhouse" },
    { name: "Marks", url: "https://marks.example/penhouse" },
  ],
  socials: [
    { network: "facebook", label: "{brand} on Facebook", url: "https://facebook.example/penhouse" },
    { network: "linkedin", label: "Penhouse on LinkedIn", url: "https://linkedin.example/penhouse" },
  ],
  fraudWarning: { title: "Beware", text: "Only <em>{phone}</em> and {email} are ours." },
  offices: [
    { country: "Ireland", code: "IE", places: [{ title: "Dublin", lines: ["1 Quay", "D01"] }] },
    {
      country: "Canada",
      code: "CA",
      places: [
        { title: "Toronto", lines: ["2 Street"] },
        { title: "Halifax", lines: [] },
      ],
    },
  ],
})

export const navigation = like<Queries.NavigationQuery["navigation"]>({
  servicesLabel: "Services",
  header: [],
  overlay: [],
  action: { label: "Contact", to: "/contact-us" },
  promotion: { heading: "New", text: "A guide", link: { label: "Read", to: "/blogs" }, picture: picture() },
  groups: [{ id: "essays", title: "Essays", menu: "header", services: [{ slug: "essay-help", name: "Essay Help" }] }],
  footerTitle: "Pages of {brand}",
  footer: [
    { label: "About", to: "/about-us" },
    { label: "Questions", to: "/#faqs" },
  ],
})

export const trust = like<Queries.TrustFactsQuery["trust"]>({
  label: "{brand} in figures",
  items: [
    { claim: "assignments", reviews: null, text: "assignments handed over" },
    { claim: "rating", reviews: true, text: "stars at" },
  ],
})

export const workflow = like<Queries.WorkflowQuery["workflow"]>({
  kicker: "Steps",
  heading: "How it *works*",
  lede: "In two steps.",
  restricted: { heading: "How we *teach*", lede: "By the law here." },
  action: { label: "Book now", to: "/contact-us" },
  steps: [
    { title: "Ask", text: "Send the task.", restricted: null, picture: picture() },
    { title: "Receive", text: "We write it.", restricted: "We read it with you.", picture: picture() },
  ],
})

export const reasons = like<Queries.ReasonsQuery["reasons"]>({
  kicker: "Why",
  heading: "Reasons to *ask*",
  lede: "Two of them.",
  picture: picture(),
  items: [
    { title: "On time", text: "Each day counts.", icon: "clock" },
    { title: "By hand", text: "No machine writes.", icon: "pen" },
  ],
})

export const serviceCards = like<Queries.ServiceCardsQuery["serviceCards"]>({
  kicker: "Our help",
  heading: "What we *do*",
  lede: "Two services.",
  action: "Order",
  items: [
    {
      title: "Essays",
      description: "We write essays.",
      restricted: "We coach essays.",
      service: { slug: "essay-help", picture: picture() },
    },
    {
      title: "Proofreading",
      description: "We read proofs.",
      restricted: null,
      service: { slug: "proofreading", picture: picture() },
    },
  ],
})

export const subjectSlider = like<Queries.SubjectSliderQuery["subjectSlider"]>({
  kicker: "Subjects",
  heading: "By *subject*",
  lede: null,
  items: [
    { title: "Science", text: "Labs and proofs.", picture: picture(), service: { slug: "science-help" } },
    { title: "History", text: "Sources and dates.", picture: picture(), service: { slug: "history-help" } },
  ],
})

export const ordering = like<Queries.OrderingQuery["ordering"] & Queries.OrderingInShortQuery["ordering"]>({
  heading: "Before you *order*",
  short: "Ask first, pay later.",
  link: { label: "All answers", to: "/plans#before-you-order" },
  items: [
    { question: "Who writes?", answer: "<p>An <em>expert</em>.</p>" },
    { question: "In which format?", answer: "<p>As you wish.</p>" },
  ],
})

export const offers = like<Queries.OffersSectionQuery["offers"]>({
  heading: "What we *offer*",
  items: [
    { description: "Contracts and cases.", service: { slug: "law-help", name: "Law", picture: picture() } },
    { description: "Bugs and tests.", service: { slug: "c++-help", name: "C++", picture: picture() } },
  ],
})

export const contactSection = like<Queries.ContactSectionQuery["contactSection"]>({
  kicker: "Contact",
  heading: "Talk to *us*",
  lede: "We answer today.",
})

export const offices = like<Queries.OfficesBandQuery["offices"]>({
  heading: "Our *offices*",
  talk: "Let us talk",
  picture: picture(),
})

export const subscription = like<Queries.SubscriptionBandQuery["subscription"]>({
  heading: "News by *post*",
  lede: "Once a month.",
  picture: picture(),
})

export const domains = like<Queries.DomainsQuery["domains"]>({
  heading: "Our *fields*",
  lede: null,
  figure: "Fig.",
  services: [
    { slug: "law-help", name: "Law", picture: picture() },
    { slug: "c++-help", name: "C++", picture: picture() },
  ],
  more: { text: "And more", link: { label: "See all", to: "/services" } },
})

export const features = like<Queries.FeaturesQuery["features"]>({
  kicker: "Features",
  heading: "What you *get*",
  lede: null,
  picture: picture(),
  items: [
    { title: "Support", text: "Day and night.", icon: "headphones" },
    { title: "Sources", text: "Each one checked.", icon: "library" },
  ],
})

export const plans = like<Queries.PlansQuery["plans"]>({
  kicker: "Plans",
  heading: "Our *plans*",
  lede: null,
  picture: picture(),
  unit: "a task",
  action: "Choose",
  items: [
    {
      tier: "Small",
      highlighted: null,
      words: "500 words",
      revisions: "One revision",
      delivery: "In ten days",
      support: "By e-mail",
    },
    {
      tier: "Large & quick",
      highlighted: true,
      words: "2,000 words",
      revisions: "Five revisions",
      delivery: "In two days",
      support: "By phone",
    },
  ],
})

export const testimonials = like<Queries.TestimonialsQuery["testimonials"]>({
  kicker: "Readers",
  heading: "What they *say*",
  lede: null,
  sample: false,
  sampleNote: "These are made up.",
  items: [
    { name: "Ana Souza", role: "Law, Porto", quote: "It *helped*.", picture: picture({ alt: "Ana at her desk" }) },
    { name: "Ben Okafor", role: "Maths, Lagos", quote: "In time.", picture: picture({ alt: "Ben on a bench" }) },
  ],
})

export const faqs = like<Queries.FaqsQuery["faqs"]>({
  kicker: "FAQs",
  heading: "Common *questions*",
  lede: null,
  searchLabel: "Search the questions",
  empty: "No question matches.",
  aside: { title: "Something else?", text: 'Ask <a href="/contact-us">us</a>.' },
  items: [
    { question: "How fast?", answer: "<p>Two hours.</p>" },
    { question: "What price?", answer: "<p>One figure, fast.</p>" },
  ],
})

export const postCard = like<Queries.PostCardFragment>({
  number: 3,
  title: "Tips for a *perfect* essay",
  description: "Plan, write, rest, read.",
  date: "2026-03-01",
  picture: picture(),
})

export const postHero = like<Queries.PostHeroFragment>({
  title: "Tips for a *perfect* essay",
  date: "2026-03-01",
  updated: "2026-03-01",
  lede: "Begin early.",
  sections: [{ body: "<p>Plan.</p>" }],
  author: { name: "Grace Okafor", sample: false, picture: null },
  picture: picture(),
})

export const jobText = like<Queries.JobTextFragment>({
  slug: "EW",
  place: "Leeds",
  employment: "Full time",
  category: "Writing",
  countryNames: ["Ireland", "India"],
  education: "A degree",
  experience: "Two years",
  pay: null,
  description: "You write essays.",
  responsibilities: ["Write", "Revise"],
  requirements: ["Patience"],
  datePosted: "2026-03-01",
  validThrough: "2026-06-01",
})

export const relatedService = like<Queries.RelatedServiceFragment>({
  slug: "essay-help",
  name: "Essay Help",
  summary: "From the question to the last line.",
  picture: picture(),
})

export const serviceSample = like<Queries.ServiceSampleFragment>({
  slug: "a-later-start",
  title: "A later start",
  kind: "Essay",
  summary: "Why schools should begin at nine.",
})

export const citationTable = like<Queries.CitationTableFragment>({
  slug: "harvard",
  name: "Harvard",
  guide: "Cite <em>Them</em> Right",
  url: "https://guide.example/harvard",
  checkedOn: "2026-03-02",
  intro: "Author and <em>date</em>.",
  inText: "In the text",
  inList: "In the list",
  sources: [
    {
      type: "Book",
      pattern: "Author (Year) <em>Title</em>.",
      inText: "(Woolf, 1929)",
      inList: "Woolf, V. (1929) <em>A Room of One’s Own</em>.",
      note: "Editions from the second on are named.",
      rule: "page 12",
      checked: "rule",
    },
  ],
})

export const serviceText = like<Queries.ServiceTextFragment>({
  opening: "<p>What we do.</p>",
  included: { title: "What is included", items: ["A plan", "A reading"] },
  approach: { title: "How we go about it", body: "<p>Slowly.</p>", figure: null },
  topics: null,
  send: { title: "What to send", items: ["The task", "The rubric"] },
  example: { title: "An example", brief: "Compare two poems.", plan: "<p>First the metre.</p>", figure: null },
  mistakes: { title: "Common mistakes", items: [{ mistake: "No thesis", remedy: "Write it first." }] },
  quote: "A thesis is a *promise*",
  notes: [{ title: "A remark", text: "Read <em>twice</em>." }],
})

export const countryGuide = like<Queries.CountryGuideFragment>({
  guideHeading: "Studying in *Ireland*",
  opening: "What differs here.",
  sections: [
    { title: "Grades", body: "<p>From A to <em>F</em>.</p>" },
    { title: "Terms", body: "<p>Two a year.</p>" },
  ],
  notes: [{ title: "Support", text: "From <em>nine</em>." }],
})

export const pageCopy = like<Queries.PageCopyFragment>({
  slug: "about-us",
  name: "About",
  kicker: "Who we are",
  heading: "People who *write*",
  subheading: "Since long ago.",
  action: { label: "See the plans", to: "/plans" },
  sections: [{ title: "Our story", body: "<p>It is long.</p>" }],
  seo: { title: "About us", description: "Who we are." },
  picture: picture(),
})

export const country = like<NonNullable<Queries.CountryPageQuery["country"]>>({
  ...countryGuide(),
  slug: "ireland",
  name: "Ireland",
  language: "en-IE",
  detected: false,
  heading: "Help with your assignments-",
  subheading: "By people",
  seo: { title: "Ireland", description: "Help in Ireland." },
  restricted: null,
})

export const service = like<NonNullable<Queries.ServicePageQuery["service"]>>({
  ...serviceText(),
  slug: "law-help",
  name: "Law",
  heading: "Help with *law*",
  subheading: "By lawyers.",
  seo: { title: "Law", description: "Help with law." },
  picture: picture(),
  enquiry: { heading: "Ask us", intro: "Free of charge." },
  faqsHeading: "Questions on *law*",
  faqs: [{ question: "Which courts?", answer: "<p>All.</p>" }],
  related: [relatedService()],
})

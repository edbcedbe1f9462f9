/**
 * The facts of the specification, written out once: sections 1, 2, 6 and 9, not the data files. The tests of the data
 * and the tests of the built pages both compare with these.
 */

export const writing = [
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
]

export const domains = [
  "law-assignment",
  "science-assignment",
  "nursing-assignment",
  "civil-assignment",
  "engineering-assignment-help",
  "management-hr-assignment",
  "finance-statistics-assignment",
  "calculus-assignment",
  "psychology-assignment",
]

export const more = [
  "cv-writing-services",
  "write-my-sop-services",
  "diploma-work-help-services",
  "corporate-profile-writing-services",
  "take-my-online-exam-services",
  "presentation-infographics-posters-services",
]

export const subjects = [
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
]

export const essays = [
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
]

export const citations = [
  "apa-citation",
  "chicago-citation",
  "harvard-citation",
  "mla-citation",
  "vancouver-citation",
  "oxford-citation",
  "swinburne-citation",
  "griffith-citation",
]

/** The header's groups of services, then the footer's. */
export const headerGroups = { writing, domains, more }
export const footerGroups = { subjects, essays, citations }

/** Sections 2 and 9: every service once, and the pages of countries. */
export const services = [...new Set([...Object.values(headerGroups), ...Object.values(footerGroups)].flat())]

/** The name of the country in each country page's heading; the generic page takes the visitor's. */
export const countryNames = {
  uk: "United Kingdom",
  australia: "Australia",
  canada: "Canada",
  dubai: "Dubai",
  germany: "Germany",
  ireland: "Ireland",
  "new-zealand": "New Zealand",
  pageforcountry: "",
}

export const greetings = {
  "United Kingdom": "Welcome to the UK!",
  Ireland: "Hello from Ireland!",
  Canada: "Greetings from Canada!",
  Australia: "G'day from Australia!",
  Germany: "Willkommen aus Deutschland!",
  "New Zealand": "Kia ora from New Zealand!",
  "United Arab Emirates": "Welcome from Dubai!",
}

export const otherGreeting = "Hello from {country}!"
export const unknownGreeting = "Fetching your location..."

/** The claims, as they are printed. */
export const claims = {
  assignments: "3.5M+",
  experts: "7000+",
  rating: "4.8",
  years: "Ten",
  availability: "24/7",
  customers: "1.5 million",
}

/** The claims beside the hero, in order. */
export const trustFacts = [claims.assignments, claims.experts, claims.rating, claims.years]

export const officeCountries = ["India", "United Kingdom", "Ireland", "Canada", "United Arab Emirates"]
export const socialNetworks = ["facebook", "whatsapp", "instagram", "linkedin"]
export const securePay = "100% Secure Pay"
export const storeNote = "App Coming soon"
export const copyrightYear = 2025

/** How many there are of each. */
export const counts = {
  reviewSites: 2,
  offices: 5,
  headquarters: 2,
  cardLogos: 4,
  stores: 2,
  chatQuestions: 6,
  questions: 7,
  testimonials: 6,
  offers: 18,
  jobs: 2,
  posts: 6,
  featuredPosts: 3,
}

/** What the six canned questions are about, and what their answers say (section 9). */
export const chatAnswers = [
  { topic: /types of assignment/, facts: [/essays/i, /dissertations/] },
  { topic: /original.*plagiarism/, facts: [/original/, /plagiarism-free/] },
  { topic: /quality/, facts: [/expert qualified/] },
  { topic: /tight deadline/, facts: [/urgent deadlines are met/] },
  { topic: /confidential/, facts: [/data is confidential/] },
  { topic: /charge/, facts: [/complex/, /word count/, /deadline/] },
]

/** Of the short selector; the first is the default everywhere. */
export const shortDialCodes = ["+91", "+1", "+44", "+61", "+81", "+971", "+880", "+92"]

export const requestKinds = ["Assignment", "Dissertation/Thesis", "Presentation", "Others"]

export const steps = ["Submit Your Inquiry", "Connect with Our Experts", "Proceed with Payment", "Get Your Solution"]

export const stepsAction = { label: "Book Our Services", to: "/contact-us" }

export const reasons = [
  "AI-Free Expert Writing",
  "On-Time Delivery",
  "Flexible Policies",
  "Expert Writers",
  "Affordable Prices",
  "24/7 Availability",
]

export const cards = [
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
]

export const features = ["Fast Delivery", "Homework Help", "Dissertation Help", "Coursework Help"]
export const sliderSubjects = ["Science", "Math", "History"]

export const planUnit = "Per Assignment"

export const plans = [
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
]

export const privacySections = [
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

/** What each policy has to say, whatever its wording (section 9). */
export const policyFacts: Record<string, readonly RegExp[]> = {
  "privacy-policy": [
    /answer data requests within 30 days/,
    /notice 30 days before|30-day notice/,
    /under 16.*guardian/,
  ],
  "terms-and-conditions": [
    /2 to 48 hours/,
    /more than 48 hours/,
    /\b3 hours/,
    /20 hours/,
    /at least 12 hours before/,
    /fee is due when the order is created/,
    /guarantee no grade/,
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

export const jobs = {
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

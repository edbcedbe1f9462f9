import { readFileSync } from "node:fs"
import * as fragments from "./fragments"

/** The copy of sections that all pages share. */
const sections = {
  siteFacts: fragments.siteFacts(),
  trust: fragments.trust(),
  workflow: fragments.workflow(),
  reasons: fragments.reasons(),
  serviceCards: fragments.serviceCards(),
  subjectSlider: fragments.subjectSlider(),
  domains: fragments.domains(),
  features: fragments.features(),
  plans: fragments.plans(),
  testimonials: fragments.testimonials(),
  faqs: fragments.faqs(),
  ordering: fragments.ordering(),
  offers: fragments.offers(),
  contactSection: fragments.contactSection(),
  offices: fragments.offices(),
  subscription: fragments.subscription(),
}

/** What components ask for themselves, beside what their pages hand them. */
type StaticAnswers = Queries.LabelsQuery &
  Queries.GreetingsQuery &
  Queries.SiteFactsQuery &
  Queries.LogoQuery &
  Queries.NavigationQuery &
  Queries.CountriesQuery &
  typeof sections

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"))

/** The words of the interface as they are: tests take from here what they look for. */
export const labels: StaticAnswers["labels"] = read("labels")

/** The greetings, likewise. */
export const greetings: StaticAnswers["greetings"] = read("greetings")

const usual: StaticAnswers = {
  labels,
  greetings,
  page: null,
  site: { siteMetadata: { siteUrl: "https://penhouse.example" } },
  navigation: fragments.navigation(),
  allCountry: {
    nodes: [
      { slug: "ireland", name: "Ireland", language: "en-IE", detected: false },
      { slug: "canada", name: "Canada", language: "en-CA", detected: false },
      { slug: "elsewhere", name: "Elsewhere", language: "en", detected: true },
    ],
  },
  ...sections,
}

let answers = usual

/** Overrides the results of components' queries until the end of the test. */
export const answerWith = (own: Partial<StaticAnswers>) => {
  answers = { ...usual, ...own }
}

afterEach(() => answerWith({}))

// Replaces Gatsby: `jest.mock("gatsby", () => require("./sectionDouble"))`.

export const useStaticQuery = () => answers

export const graphql = () => undefined

export * from "./linkDouble"

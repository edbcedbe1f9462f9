import { readFileSync } from "node:fs"
import * as fragments from "./fragments"

/** What sections ask for themselves, beside what their pages hand them. */
type StaticAnswers = Queries.LabelsQuery &
  Queries.SampleLabelsQuery &
  Queries.CitationLabelsQuery &
  Queries.GreetingsQuery &
  Queries.SiteFactsQuery &
  Queries.LogoQuery &
  Queries.NavigationQuery &
  Queries.SiteLinksQuery &
  Queries.CountriesQuery &
  Queries.TrustFactsQuery &
  Queries.WorkflowQuery &
  Queries.ReasonsQuery &
  Queries.ServiceCardsQuery &
  Queries.SubjectSliderQuery &
  Queries.DomainsQuery &
  Queries.FeaturesQuery &
  Queries.PlansQuery &
  Queries.TestimonialsQuery &
  Queries.FaqsQuery &
  Queries.FaqLabelsQuery &
  Queries.OrderingQuery &
  Queries.OrderingInShortQuery &
  Queries.OffersSectionQuery &
  Queries.ContactSectionQuery &
  Queries.OfficesBandQuery &
  Queries.SubscriptionBandQuery

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"))

/** The words of the interface as they are: tests take from here what they look for. */
export const labels: StaticAnswers["labels"] = read("labels")

/** The greetings, likewise. */
export const greetings: StaticAnswers["greetings"] = read("greetings")

const usual: StaticAnswers = {
  labels,
  greetings,
  siteFacts: fragments.siteFacts(),
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

let answers = usual

/** Has the queries of components answered otherwise until the end of the test. */
export const answerWith = (own: Partial<StaticAnswers>) => {
  answers = { ...usual, ...own }
}

afterEach(() => answerWith({}))

// Stands for Gatsby: `jest.mock("gatsby", () => require("../support/sectionDouble"))`.

export const useStaticQuery = () => answers

export const graphql = () => undefined

export * from "./linkDouble"

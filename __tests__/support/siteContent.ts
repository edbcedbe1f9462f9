import type { z } from "zod"
import { isHidden } from "../../src/content/isHidden"
import type {
  chat as chatSchema,
  dialCodes as dialCodesSchema,
  greetings as greetingsSchema,
} from "../../src/content/schemas/behaviour"
import type { citationStyle as citationStyleSchema } from "../../src/content/schemas/citation"
import type { country as countrySchema } from "../../src/content/schemas/country"
import type { job as jobSchema } from "../../src/content/schemas/job"
import type { labels as labelsSchema } from "../../src/content/schemas/labels"
import type { navigation as navigationSchema } from "../../src/content/schemas/navigation"
import type { page as pageSchema } from "../../src/content/schemas/page"
import type { policy as policySchema } from "../../src/content/schemas/policy"
import type { post as postSchema } from "../../src/content/schemas/post"
import type { redirects as redirectsSchema } from "../../src/content/schemas/redirects"
import type { sample as sampleSchema } from "../../src/content/schemas/sample"
import type * as sections from "../../src/content/schemas/sections"
import type { service as serviceSchema } from "../../src/content/schemas/service"
import type { site as siteSchema } from "../../src/content/schemas/site"
import type { tool as toolSchema } from "../../src/content/schemas/tool"
import { today } from "../../src/content/today"
import { countryPath, jobPath, listPaths, policyPath, postPath, servicePath } from "../../src/site/entryPaths"
import { escapeRegExp } from "../../src/site/escapeRegExp"
import { fill } from "../../src/site/fill"
import { isClosed } from "../../src/site/isClosed"
import { publishedFiles, publishedText } from "../../tools/publishedData"

/**
 * The site's published data, for tests of what pages show, so that an owner can change data/ without changing tests.
 * Headings are as shown on pages, without the asterisks of italics.
 */
type Read<Schema extends z.ZodType> = z.infer<Schema>

const read = <Schema extends z.ZodType>(file: string): Read<Schema> =>
  JSON.parse(publishedText(file), (key, value) =>
    key === "heading" && typeof value === "string" ? value.replaceAll("*", "") : value,
  )

/** Reads a file that a site may do without. */
const readIfThere = <Schema extends z.ZodType>(file: string) =>
  publishedFiles.includes(file) ? read<Schema>(file) : undefined

const readFolder = <Schema extends z.ZodType>(folder: string) =>
  publishedFiles
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => read<Schema>(file))
    // Lists show no hidden page, and no test visits one.
    .filter((entry) => !isHidden(entry))

export const site = read<typeof siteSchema>("site.json")
export const stores = site.stores ?? []
export const chat = readIfThere<typeof chatSchema>("chat.json")
export const home = read<typeof pageSchema>("pages/home.json")
export const notFound = read<typeof pageSchema>("pages/not-found.json")
export const citationStyles = readFolder<typeof citationStyleSchema>("citations")
export const dialCodes = read<typeof dialCodesSchema>("dial-codes.json")
/** A type with all of its fields: the data has what a query leaves out where no setting needs it. */
type Whole<Value> = { readonly [Key in keyof Value]-?: Whole<Value[Key]> }
/** Typed by the query: the schema of the fields is generated from the table of forms, so only the query names them. */
type Forms = Whole<Queries.FormsQuery["forms"]>
export const forms = read<z.ZodType<Forms>>("forms.json")
export const greetings = read<typeof greetingsSchema>("greetings.json")
export const labels = read<typeof labelsSchema>("labels.json")
/** The name of the links to home. */
export const homeName = labels.navigation.home

export const navigation = read<typeof navigationSchema>("navigation.json")

export const contactSection = read<typeof sections.contactSection>("sections/contact.json")
export const domains = read<typeof sections.domains>("sections/domains.json")
export const faqs = read<typeof sections.faqs>("sections/faqs.json")
export const features = read<typeof sections.features>("sections/features.json")
export const offers = read<typeof sections.offers>("sections/offers.json")
export const ordering = read<typeof sections.ordering>("sections/ordering.json")
export const plans = readIfThere<typeof sections.plans>("sections/plans.json")
export const serviceCards = read<typeof sections.serviceCards>("sections/service-cards.json")
const feedback = read<typeof sections.testimonials>("sections/testimonials.json")
/** The testimonials; a site may have none, and then no section with them. */
export const testimonials = { ...feedback, items: feedback.items ?? [] }
const trust = read<typeof sections.trust>("sections/trust.json")
export const reasons = read<typeof sections.reasons>("sections/reasons.json")
export const workflow = read<typeof sections.workflow>("sections/workflow.json")
/** The carousels of home that are there: cards, testimonials, features. */
export const homeCarousels = [serviceCards, testimonials, features].filter(({ items }) => items.length > 0)
/** A carousel of home that moves in every window, since at most four slides show side by side. */
export const movingCarousel = homeCarousels.find(({ items }) => items.length > 4)

export const countries = readFolder<typeof countrySchema>("countries").toSorted((a, b) => a.position - b.position)
export const jobs = readFolder<typeof jobSchema>("jobs").toSorted((a, b) => a.position - b.position)
/** The jobs whose last day has not passed. */
export const openJobs = jobs.filter(({ validThrough }) => !isClosed(validThrough, today()))
export const policies = readFolder<typeof policySchema>("policies")
export const posts = readFolder<typeof postSchema>("blogs").toSorted((a, b) => a.number - b.number)
export const redirects = read<typeof redirectsSchema>("redirects.json").items ?? []
export const samples = readFolder<typeof sampleSchema>("samples")
export const tools = readFolder<typeof toolSchema>("tools").toSorted((a, b) => a.position - b.position)
export const services = readFolder<typeof serviceSchema>("services")

/** The message for a script that failed to load. */
export const chunkFailure = (id: string) => fill(labels.errors.chunk, { id })

/** The same for any script. */
export const anyChunkFailure = new RegExp(labels.errors.chunk.split("{id}").map(escapeRegExp).join("\\S+"))

/** The beginning of a form's text without scripts, before the ways to get in touch. */
export const [withoutScript = ""] = forms.shared.withoutScript.split("{")

/** The beginning of a form's text for a restored draft, before the date. */
export const [restored = ""] = forms.shared.restored.split("{")

/** The beginning of the contact form's message for a visitor from a service page. */
export const aboutService = (service: string) => `${fill(forms.contact.aboutService, { service })}\n\n`

/** The footer's links to sections of home. */
export const footerParts = navigation.footer.filter(({ to }) => to.startsWith("/#"))

/** The groups of services that a menu shows. */
export const groupsIn = (menu: "header" | "footer") => navigation.groups.filter((group) => group.menu === menu)

// Entries for tests to visit. Owners can add and remove any, so each is chosen by what tests need.

/** The first group of services in the header's menu, and the first service in it. */
export const [menuGroup] = groupsIn("header")
export const anyService = services.find(({ slug }) => slug === menuGroup?.services[0])
export const anyServicePath = servicePath({ slug: String(anyService?.slug) })

// Links for tests to follow; empty if a menu has none, and then the test is skipped (`linkTo`).

const headerLinks = navigation.header.map(({ to }) => to)
const footerLinks = navigation.footer.map(({ to }) => to)
const footerServices = groupsIn("footer").flatMap((group) => group.services.map((slug) => servicePath({ slug })))

/** A page that the header links to, other than those on which tests begin. */
export const headerPage =
  headerLinks.find((to) => !to.includes("#") && !["/", "/privacy-policy", "/contact-us"].includes(to)) ?? ""

/** A page without contact form that the footer links to, not one on which tests begin: a policy, or else a service. */
export const footerPage =
  [...footerLinks.filter((to) => policies.some((policy) => policyPath(policy) === to)), ...footerServices].find(
    (to) => !["/privacy-policy", anyServicePath].includes(to),
  ) ?? ""

/** Pages that list entries, and so end with the subscription, to which the footer and the header link. */
const isList = (to: string) => listPaths.includes(to)
export const footerList = footerLinks.find(isList) ?? ""
export const headerList = headerLinks.find(isList) ?? ""

/** A section of home that the footer links to. */
export const footerPart = footerParts[0]?.to ?? ""

/** A page with the contact form, other than the contact page, that a menu links to. */
export const otherContactPage =
  ["/plans", "/about-us", "/blogs", "/samples"].find((page) => [...headerLinks, ...footerLinks].includes(page)) ?? ""

/** Services whose addresses contain plus signs, which some programs write as %2B. */
export const plusServices = services.filter(({ slug }) => slug.includes("+"))

const citationsOf = ({ slug }: { slug: string }) =>
  citationStyles.filter((style) => style.services.includes(slug)).flatMap(({ sources }) => sources).length

/** The service with the most rows in its tables of citation styles. */
const [citationService] = services.toSorted((a, b) => citationsOf(b) - citationsOf(a))
export const citationServicePath = servicePath({ slug: String(citationService?.slug) })

/** The page of a post; a site may have none. */
export const postPaths = posts.slice(0, 1).map(postPath)

/** A specific country, if there is one; the generic page changes with the visitor's country. */
export const anyCountry = countries.find(({ detected }) => !detected)
export const genericCountry = countries.find(({ detected }) => detected)
/** The page of a country; a site may have none. */
export const countryPaths = [anyCountry ?? genericCountry].flatMap((country) => (country ? [countryPath(country)] : []))

/** A folded policy, and one as running text; a site may lack either. */
export const foldedPolicy = policies.find(({ layout }) => layout === "accordion")
export const foldedPolicyPath = policyPath({ slug: String(foldedPolicy?.slug) })
export const textPolicy = policies.findLast(({ layout }) => layout === "text")

/** The page of a job, open or closed; a site may have none. */
export const jobPaths = jobs.slice(0, 1).map(jobPath)
/** An open job, if there is one. */
export const [openJob] = openJobs

/** The figures under the hero, as they are printed; a rating only with the sites it is from. */
export const trustFigures = trust.items.flatMap(({ claim, reviews }) =>
  reviews && !site.reviewSites ? [] : (site.claims[claim] ?? []),
)

export const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** The fraud warning as pages show it. */
export const fraudWarning = site.fraudWarning.text
  .replace("{phone}", site.contact.phone)
  .replace("{email}", site.contact.email)

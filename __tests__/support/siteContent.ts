import { readdirSync, readFileSync } from "node:fs"
import type { z } from "zod"
import type { greetings as greetingsSchema } from "../../src/content/schemas/behaviour"
import type { citationStyle as citationStyleSchema } from "../../src/content/schemas/citation"
import type { country as countrySchema } from "../../src/content/schemas/country"
import type { forms as formsSchema } from "../../src/content/schemas/forms"
import type { job as jobSchema } from "../../src/content/schemas/job"
import type { labels as labelsSchema } from "../../src/content/schemas/labels"
import type { navigation as navigationSchema } from "../../src/content/schemas/navigation"
import type { policy as policySchema } from "../../src/content/schemas/policy"
import type { post as postSchema } from "../../src/content/schemas/post"
import type * as sections from "../../src/content/schemas/sections"
import type { site as siteSchema } from "../../src/content/schemas/site"
import { isClosed } from "../../src/site/isClosed"

/**
 * What the site's data say, for tests of what pages show: an owner changes data/ and no test. Headings stand here as
 * pages show them, without the asterisks of italics.
 */
type Read<Schema extends z.ZodType> = z.infer<Schema>

const read = <Schema extends z.ZodType>(file: string): Read<Schema> =>
  JSON.parse(readFileSync(`data/${file}`, "utf8"), (key, value) =>
    key === "heading" && typeof value === "string" ? value.replaceAll("*", "") : value,
  )

const readFolder = <Schema extends z.ZodType>(folder: string) =>
  readdirSync(`data/${folder}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => read<Schema>(`${folder}/${file}`))

export const site = read<typeof siteSchema>("site.json")
export const stores = site.stores ?? []
export const citationStyles = readFolder<typeof citationStyleSchema>("citations")
export const forms = read<typeof formsSchema>("forms.json")
export const greetings = read<typeof greetingsSchema>("greetings.json")
export const labels = read<typeof labelsSchema>("labels.json")
/** The name of the links to home. */
export const homeName = labels.navigation.home.replace("{brand}", site.brand)

export const navigation = read<typeof navigationSchema>("navigation.json")

export const contactSection = read<typeof sections.contactSection>("sections/contact.json")
export const domains = read<typeof sections.domains>("sections/domains.json")
export const faqs = read<typeof sections.faqs>("sections/faqs.json")
export const features = read<typeof sections.features>("sections/features.json")
export const offers = read<typeof sections.offers>("sections/offers.json")
export const offices = read<typeof sections.offices>("sections/offices.json")
export const plans = read<typeof sections.plans>("sections/plans.json")
export const reasons = read<typeof sections.reasons>("sections/reasons.json")
export const serviceCards = read<typeof sections.serviceCards>("sections/service-cards.json")
export const subjectSlider = read<typeof sections.subjectSlider>("sections/subject-slider.json")
export const subscription = read<typeof sections.subscription>("sections/subscription.json")
export const testimonials = read<typeof sections.testimonials>("sections/testimonials.json")
export const trust = read<typeof sections.trust>("sections/trust.json")
export const workflow = read<typeof sections.workflow>("sections/workflow.json")

export const countries = readFolder<typeof countrySchema>("countries").toSorted((a, b) => a.position - b.position)
export const jobs = readFolder<typeof jobSchema>("jobs").toSorted((a, b) => a.position - b.position)
/** The jobs whose last day has not passed. */
export const openJobs = jobs.filter(
  ({ validThrough }) => !isClosed(validThrough, new Date().toISOString().slice(0, 10)),
)
/** A job to apply for, whichever it is: openings come and go. */
export const [anyJob] = openJobs
export const anyJobPath = `/career/${anyJob?.slug}`
export const policies = readFolder<typeof policySchema>("policies")
export const posts = readFolder<typeof postSchema>("blogs").toSorted((a, b) => a.number - b.number)

/** The groups of services that a menu shows. */
export const groupsIn = (menu: "header" | "footer") => navigation.groups.filter((group) => group.menu === menu)

/** The figures under the hero, as they are printed. */
export const trustFigures = trust.items.map(({ claim }) => site.claims[claim])

export const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** The fraud warning as pages show it. */
export const fraudWarning = site.fraudWarning.text
  .replace("{phone}", site.contact.phone)
  .replace("{email}", site.contact.email)

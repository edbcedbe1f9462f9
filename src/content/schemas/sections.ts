import { z } from "zod"
import { choice, headline, inlineMarkdown, reference, text } from "../fields"
import type { QualityRule } from "../QualityRule"
import { faq, otherNames, pageLink, picture, sectionHead, serviceGroups } from "./shared"

const icon = choice(
  [
    "pen",
    "clock",
    "refresh",
    "graduationCap",
    "wallet",
    "headphones",
    "zap",
    "notebookPen",
    "library",
    "backpack",
    "shieldCheck",
  ],
  "The icon next to it.",
)

/** The figures under the hero. */
export const trust = z.strictObject({
  label: text(60, "Name of the row, read out to people who cannot see it."),
  items: z
    .array(
      z.strictObject({
        claim: choice(["assignments", "experts", "rating", "years"], "The figure from data/site.json that is shown."),
        reviews: z.boolean().optional().meta({
          description: "True for the rating: a star is shown next to it, and the review sites after the words.",
        }),
        text: text(90, "The words under the figure."),
      }),
    )
    .min(2)
    .max(4)
    .meta({ description: "The figures, in one row on wide screens." }),
})

/** How ordering works, step by step. */
export const workflow = z.strictObject({
  ...sectionHead,
  otherNames,
  restricted: z
    .strictObject({ heading: sectionHead.heading, lede: sectionHead.lede })
    .optional()
    .meta({ description: "Heading and sentence on the pages of countries whose law restricts academic services." }),
  action: pageLink,
  inFull: text(50, "On service pages, which show titles only: the link to the steps and reasons on the home page."),
  steps: z
    .array(
      z.strictObject({
        title: text(40, "Name of the step."),
        text: text(140, "What happens in it."),
        restricted: text(140, "What happens in it where the law restricts academic services.").optional(),
        picture,
      }),
    )
    .min(2)
    .max(5),
})

/** Reasons to choose the service. */
export const reasons = z.strictObject({
  ...sectionHead,
  picture,
  items: z
    .array(
      z.strictObject({
        title: text(40, "The reason."),
        text: text(160, "One or two sentences."),
        icon,
      }),
    )
    .min(1),
})

/** The carousel of service cards. */
export const serviceCards = z.strictObject({
  ...sectionHead,
  action: text(30, "The words of each card's button, which leads to the contact page."),
  items: z
    .array(
      z.strictObject({
        title: text(60, "The card's title."),
        description: text(120, "One sentence."),
        restricted: text(120, "The sentence where the law restricts academic services.").optional(),
        service: reference("service", "The slug of the service; the card shows its picture."),
      }),
    )
    .min(1),
})

/** The sheet of domains, which has no kicker. */
export const domains = z.strictObject({
  heading: sectionHead.heading,
  lede: sectionHead.lede,
  figure: text(12, "The word before the number of each picture."),
  services: z.array(reference("service", "The slug of a domain's service.")).min(4),
  more: z.strictObject({ text: text(40, "A question after the last domain."), link: pageLink }),
})

/** The features carousel. */
export const features = z.strictObject({
  ...sectionHead,
  picture,
  items: z
    .array(
      z.strictObject({
        title: text(40, "The feature."),
        text: text(140, "One or two sentences."),
        icon,
      }),
    )
    .min(1),
})

/** The plans: display only, no prices (docs/specification.md, About, Plans and Contact). */
export const plans = z.strictObject({
  ...sectionHead,
  picture,
  unit: text(30, "What a plan is for."),
  action: text(30, "The words of each plan's button, which leads to the contact page."),
  link: pageLink.optional().meta({ description: "The link to what decides the price." }),
  items: z
    .array(
      z.strictObject({
        tier: text(20, "The plan's name."),
        fits: text(60, "What kind of work the plan is for, under its name."),
        highlighted: z.boolean().optional().meta({ description: "True for the plan that stands out." }),
        reason: text(40, "Why the plan stands out, above its name.").optional(),
        words: text(30, "The number of words included."),
        revisions: text(40, "The number of revisions included."),
        delivery: text(40, "How the work is delivered."),
        support: text(40, "The support included."),
      }),
    )
    .min(1)
    .refine(
      (items) => new Set(items.map(({ tier }) => tier)).size === items.length,
      "every plan needs a different name",
    ),
})

/** What students say. */
export const testimonials = z.strictObject({
  ...sectionHead,
  otherNames,
  sample: z.boolean().meta({ description: "True while these are made-up people and words." }),
  sampleNote: text(140, "Shown under the testimonials while they are samples."),
  items: z
    .array(
      z.strictObject({
        name: text(40, "Who said it."),
        role: text(60, "Who that person is."),
        quote: headline(240, "What that person said."),
        picture,
      }),
    )
    .min(1)
    .optional()
    .meta({ description: "The testimonials; without any, the section and links to it are left out." }),
})

/** Common questions. */
export const faqs = z.strictObject({
  ...sectionHead,
  otherNames,
  searchLabel: text(40, "Label of the search field."),
  empty: text(60, "Shown when no question matches."),
  aside: z.strictObject({ title: text(40, "Heading of the note."), text: inlineMarkdown(200, "The note.") }),
  items: z.array(faq).min(1),
})

/** What visitors ask before they order: in full on the plans page, in short on every service page. */
export const ordering = z.strictObject({
  heading: headline(60, "The section's heading."),
  short: text(320, "The answers in at most 60 words, for service pages."),
  sample: z.boolean().meta({ description: "True while the facts and the table of usual times are samples." }),
  facts: z
    .array(text(140, "One fact, such as how soon you reply or what one example brief cost."))
    .min(1)
    .meta({ description: "What every buyer asks; replace these with figures you can keep before you go live." }),
  factsByGroup: z
    .array(
      z.strictObject({
        groups: z
          .array(choice(serviceGroups, "A group of services whose pages show it."))
          .min(1)
          .meta({ description: "The groups whose services' pages show it." }),
        fact: text(140, "The usual price and time of one kind of work."),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: "What only the services of some groups say; the full answers list them all." }),
  link: pageLink.optional().meta({ description: "The link from there to the full answers." }),
  times: pageLink.optional().meta({ description: "The link from there to the table of usual times." }),
  items: z.array(faq).min(1),
})

/** The slider of subjects on the page of all services. */
const subjectSlider = z.strictObject({
  ...sectionHead,
  items: z
    .array(
      z.strictObject({
        title: text(40, "The subject."),
        text: text(120, "One sentence."),
        picture,
        service: reference("service", "The service it leads to."),
      }),
    )
    .min(1),
})

/** The lists of services by group, which a site with hundreds of services has on pages of their own. */
const serviceLists = z.strictObject({
  all: text(
    60,
    "The link to all services of a group; {count} stands for their number, {group} for the group's heading.",
  ),
  title: text(
    50,
    "Title of a page of the list in search results; {group} stands for the group's heading, {from}, {to} and {count} for the numbers of its first and last service and of all.",
  ),
  description: text(
    60,
    "The line under the page's heading, and its summary in search results; {first} and {last} stand for the names of its first and last service.",
  ),
  pages: text(40, "Name of the links to the other pages of the list."),
  page: text(30, "A link to such a page; {page} stands for its number."),
})

/** The careers page's list of service categories. */
export const offers = z.strictObject({
  heading: headline(60, "The list's heading."),
  items: z
    .array(
      z.strictObject({
        service: reference("service", "The service; its name and picture are shown."),
        description: text(140, "One sentence."),
      }),
    )
    .min(1),
})

/** The subscription band. */
const subscription = z.strictObject({
  heading: headline(60, "The band's heading."),
  lede: text(160, "A sentence under it."),
  picture,
})

/** The band with the offices. */
const offices = z.strictObject({
  heading: headline(60, "The band's heading."),
  headingOfOne: headline(60, "The same for a company with one office."),
  talk: text(30, "Heading of the phone line and e-mail address."),
  picture,
})

/** The section around the contact form. */
export const contactSection = z.strictObject({ ...sectionHead })

interface SectionRow {
  /** Its file in data/sections, without `.json`. */
  name: string
  typeName: string
  schema: z.ZodObject
  quality?: QualityRule
  /** Whether a site does without the section. */
  isOptional?: boolean
}

/** The copy of sections that all pages share. To add a section, add a schema above and a row here. */
export const sections: readonly SectionRow[] = [
  { name: "trust", typeName: "Trust", schema: trust },
  { name: "workflow", typeName: "Workflow", schema: workflow },
  { name: "reasons", typeName: "Reasons", schema: reasons },
  { name: "service-cards", typeName: "ServiceCards", schema: serviceCards },
  { name: "domains", typeName: "Domains", schema: domains },
  { name: "features", typeName: "Features", schema: features },
  { name: "plans", typeName: "Plans", schema: plans, isOptional: true },
  { name: "testimonials", typeName: "Testimonials", schema: testimonials },
  { name: "faqs", typeName: "Faqs", schema: faqs, quality: { readable: true } },
  { name: "ordering", typeName: "Ordering", schema: ordering },
  { name: "subject-slider", typeName: "SubjectSlider", schema: subjectSlider },
  { name: "offers", typeName: "Offers", schema: offers },
  { name: "service-lists", typeName: "ServiceLists", schema: serviceLists, quality: { slots: true } },
  { name: "subscription", typeName: "Subscription", schema: subscription },
  { name: "offices", typeName: "Offices", schema: offices },
  { name: "contact", typeName: "ContactSection", schema: contactSection },
]

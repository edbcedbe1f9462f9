import { z } from "zod"
import { type ContextSetting, leadNames } from "../../forms/leadNames"
import { choice, countryCode, email, externalUrl, inlineMarkdown, patterned, text } from "../fields"
import { colours } from "./colours"
import { seo } from "./shared"

const phone = (description: string) =>
  patterned(/^\+[0-9]{1,3}(?: ?[0-9]){6,12}$/, "a number with its country code, such as +91 00000 00000").meta({
    description,
    examples: ["+91 00000 00000"],
    "x-phone": true,
  })

/** A name that texts of all kinds can contain, since it has no characters that mean something in Markdown. */
const ownName = (max: number, description: string) =>
  patterned(/^(?:[^\s*_`$<>[\]{}\\|]+(?: [^\s*_`$<>[\]{}\\|]+)*)?$/, "words without * _ ` $ < > [ ] { } | or \\")
    .min(1)
    .max(max)
    .meta({ description })

/** The code of a search engine, whose users often copy the whole meta tag. */
const verification = (tool: string, example: string) =>
  patterned(/^[\w=-]{16,128}$/, "the value of content in the meta tag, not the whole tag")
    .optional()
    .meta({ description: `The code for the meta tag of ${tool}.`, examples: [example] })

/** Whether this name of a time zone is known, old names such as Asia/Calcutta included. */
const isTimeZone = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }))
  } catch {
    return false
  }
}

/** Facts about the brand that pages share (docs/specification.md, Claims and contact). */
export const site = z.strictObject({
  brand: ownName(40, "The name of the brand. All texts write {brand} for it."),
  brandIsWord: z.boolean().optional().meta({
    description: "True if the brand is made of words that texts also use otherwise, so that the check allows them.",
  }),
  company: z
    .strictObject({
      sample: z.boolean().meta({ description: "True while these are samples." }),
      name: ownName(80, "Its legal name. All texts write {company} for it."),
      registration: ownName(40, "The number it is registered under. All texts write {registration} for it."),
      registeredIn: ownName(60, "Where it is registered, such as a country. All texts write {registeredIn} for it."),
      founded: z.int().min(1800).max(2100).meta({
        description: "The year it was registered. All texts write {founded} for it.",
      }),
      address: ownName(140, "The address of its registered office. All texts write {address} for it."),
    })
    .meta({ description: "The company that runs the site, as About, the terms and the privacy policy name it." }),
  colours,
  tagline: text(140, "What the brand does, in one sentence, shown in the footer."),
  url: externalUrl("The site's address without a path; SITE_URL in the environment replaces it."),
  language: z.literal("en").meta({ description: "The language of the site." }),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, "a language and a territory, such as en_GB")
    .meta({ description: "Language and territory of the site for link previews.", examples: ["en_GB"] }),
  defaultSeo: seo,
  defaultHeading: text(70, "The hero heading of home and of unknown services; the country follows it."),
  defaultSubheading: text(70, "The line under it."),
  contact: z
    .strictObject({
      phone: phone("The contact phone number."),
      whatsapp: phone("The number that the messaging button opens."),
      whatsappText: text(
        140,
        "The words that are already in the chat when it opens; {page} stands for the name of " +
          "the page. Where a page has no name, {page} is left out, with the round brackets around it.",
      ),
      email: email("The contact e-mail address."),
      hrEmail: email("Where applicants send their CV."),
    })
    .meta({ description: "How to reach the company." }),
  claims: z
    .strictObject({
      sample: z.boolean().meta({ description: "True while these figures are unproven samples." }),
      assignments: text(12, "Assignments delivered.").optional(),
      experts: text(12, "Number of experts.").optional(),
      rating: text(5, "Rating on the review sites; shown if there are such sites.").optional(),
      years: text(12, "Years of experience, as a word or figure.").optional(),
      availability: text(12, "Hours of support.").optional(),
      customers: text(24, "Number of customers, shown on About.").optional(),
    })
    .meta({
      description:
        "Figures the site claims. Replace them with figures you can prove before you go live. One that is left out is not shown.",
    }),
  reviewSites: z
    .array(
      z.strictObject({
        name: text(40, "Name of the review site."),
        url: externalUrl("The company's page on it."),
      }),
    )
    .min(1)
    .max(3)
    .optional()
    .meta({ description: "The sites with reviews, if there are any." }),
  socials: z
    .array(
      z.strictObject({
        network: choice(["facebook", "whatsapp", "instagram", "linkedin"], "The network; it sets the icon."),
        label: text(60, "Name read out for the icon."),
        url: externalUrl("The company's page there."),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: "The social links, for a company with pages on such networks." }),
  fraudWarning: z
    .strictObject({
      title: text(40, "The first words, shown in bold."),
      text: inlineMarkdown(260, "The warning; {phone} and {email} stand for the contact details."),
    })
    .meta({ description: "The warning against people who use the brand's name." }),
  offices: z
    .array(
      z.strictObject({
        country: text(40, "The country."),
        code: countryCode().meta({
          description: "The country's two-letter code.",
          examples: ["IN"],
        }),
        places: z
          .array(
            z.strictObject({
              title: text(60, "City, or what the office is."),
              lines: z.array(text(80, "One line of the address.")).min(1).max(4),
            }),
          )
          .min(1)
          .max(4),
      }),
    )
    .min(1)
    .max(12)
    .optional()
    .meta({ description: "Offices by country, for a company that visitors may write to there." }),
  payment: z
    .strictObject({
      label: text(40, "The words before the cards."),
      cards: z.array(text(20, "The name of a card brand.")).min(1).max(8),
    })
    .optional()
    .meta({ description: "The card brands, for a company that takes cards." }),
  stores: z
    .array(
      z.strictObject({
        icon: choice(["smartphone", "play"], "The badge's icon."),
        note: text(30, "The small line."),
        name: text(30, "The name of the store."),
      }),
    )
    .min(1)
    .max(2)
    .optional()
    .meta({ description: "The store badges, for a company that has an app or is announcing one." }),
  leads: z
    .strictObject({
      context: choice(
        Object.keys(leadNames.context) as [ContextSetting, ...ContextSetting[]],
        "What forms send along: nothing (off), the page and the first page of the visit (page), or also the other site " +
          "and the campaign that the visit came from (campaign).",
      ),
      reference: z.boolean().meta({
        description: "Whether a visitor who has sent a form gets a reference, and is told what happens next.",
      }),
      replyTime: text(30, "How soon we usually reply, as in “within two hours”. All texts write {replyTime} for it."),
      retentionMonths: z.int().min(1).max(120).meta({
        description: "For how many months what was sent is kept. All texts write {retentionMonths} for it.",
      }),
      timeZone: z
        .string()
        .refine(isTimeZone, "the name of a time zone, such as Europe/London")
        .meta({
          description:
            "The time zone of the days and times in mails, in the inbox, and in the options of npm run outbox.",
          examples: ["Europe/London", "America/New_York", "Asia/Kolkata"],
        }),
    })
    .meta({ description: "What goes along with a form, and how long what was sent is kept." }),
  search: z
    .strictObject({
      ai: choice(
        ["all", "answers", "none"],
        "Which AI agents robots.txt lets in: all of them; those that answer questions, but none that train models " +
          "(answers); or none. Google's AI Overviews follow Googlebot, which no choice keeps out.",
      ),
      verify: z
        .strictObject({
          google: verification("Google Search Console", "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0U1v"),
          bing: verification("Bing Webmaster Tools", "0123456789ABCDEF0123456789ABCDEF"),
        })
        .optional()
        .meta({ description: "Codes in the head of home, by which search engines know the owner of the site." }),
      indexNow: patterned(/^[A-Za-z0-9-]{8,128}$/, "8 to 128 letters from a to z, digits and hyphens")
        .optional()
        .meta({
          description:
            "A key of your own making, with which npm run announce tells search engines other than Google of changed pages.",
          examples: ["0f1e2d3c4b5a69788796a5b4c3d2e1f0"],
        }),
    })
    .meta({ description: "What the site tells search engines and AI agents." }),
  measuring: z
    .strictObject({
      none: text(1000, "If nothing is measured."),
      plausible: text(1000, "If Plausible measures."),
      umami: text(1000, "If Umami measures."),
      own: text(1000, "If the site's own server counts."),
    })
    .meta({
      description:
        "What the privacy policy says about measuring. It writes {measuring} for the text of the way that is set " +
        "(GATSBY_MEASURE in .env.example).",
    }),
  copyrightYear: z.int().min(2000).max(2100).meta({ description: "The year in the copyright line." }),
})

import { z } from "zod"
import { MAX_SLUG_LENGTH, slugPattern } from "../site/entryPaths"

/**
 * The building blocks of every content schema.
 *
 * What a block means beyond its JSON type is in its metadata under `x-…` keys, which `z.toJSONSchema` passes through to
 * the GraphQL types, the completion in editors, and the checks of references and Markdown.
 */

/** The content types that other entries refer to by slug. */
type ReferenceTarget = "author" | "figure" | "picture" | "service"

/** The pattern of all plain text; codes and addresses have patterns of their own. */
export const plainText = /^(?:\S(?:[^\n]*\S)?)?$/

/**
 * Text with a pattern. `words` says in reports and editing forms what the pattern requires. The caller limits the
 * length.
 */
export const patterned = (pattern: RegExp, words: string) => z.string().regex(pattern, words).meta({ "x-form": words })

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes with a name that are no country: unions, groups of islands, and those for tests and for what is not known. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]

/** Language and country as in en-GB, or with `und` for the language that is left out. */
const isInUse = (locale: string) => {
  const { region = "" } = new Intl.Locale(locale)
  return locale.endsWith(region) && regionNames.of(region) !== undefined && !noCountries.includes(region)
}

/**
 * A text that ends with the two-letter code of a country, in capitals.
 * @param pattern the form of the whole text
 * @param words the form in words
 * @param language the language that the text leaves out
 */
export const countryCode = (pattern = /^[A-Z]{2}$/, words = "a two-letter country code", language = "und-") =>
  patterned(pattern, words).superRefine((code, context) => {
    const locale = `${language}${code}`
    if (!pattern.test(code) || !/-..$/.test(locale) || isInUse(locale)) return
    const meant = String(new Intl.Locale(locale))
    const suggestion = isInUse(meant) ? `; did you mean "${meant.slice(language.length)}"?` : ""
    context.addIssue({ code: "custom", message: `names no country of today${suggestion}` })
  })

/** One or more characters of plain text on one line; `max` counts characters. */
export const text = (max: number, description: string) =>
  // Empty text matches the pattern, so that only `min` reports it.
  patterned(plainText, "text with no spaces at the start or end, and no line breaks")
    .min(1)
    .max(max)
    .meta({ description })

/** Text in which every asterisk has a closing one, except after a backslash. */
const pairedAsterisks = /^(?:\\.|[^*\\])*(?:\*(?:\\.|[^*\\])*\*(?:\\.|[^*\\])*)*$/

/** How the asterisk of A* is written in a heading. */
const literalAsterisk = "write an asterisk itself, as in A*, with a backslash before it (two in the file)"

/**
 * A heading of plain text in which `*asterisks*` set words in italics.
 * `max` counts characters, asterisks included.
 */
export const headline = (max: number, description: string) =>
  text(max, `${description} Words between *asterisks* are shown in italics.`)
    .refine((value) => pairedAsterisks.test(value), `every * needs a second * after the words; ${literalAsterisk}`)
    .meta({
      description: `${description} Words between *asterisks* are shown in italics.`,
      "x-form": "text with no spaces at the start or end, no line breaks, and a second * for every *",
      "x-headline": true,
      "x-pattern": pairedAsterisks.source,
    })

/** Markdown of one or more paragraphs, lists and tables, rendered to HTML at build time; no HTML inside. */
export const markdown = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({
      description: `${description} Written in Markdown, without HTML; $x^2$ is a formula, {brand} the site's name.`,
      "x-markdown": "block",
    })

/** A line or two of Markdown: emphasis and links, no paragraphs or lists; no HTML inside. */
export const inlineMarkdown = (max: number, description: string) =>
  text(max, description).meta({
    description: `${description} Markdown for emphasis, links and formulas ($x^2$) only, without HTML.`,
    "x-markdown": "inline",
  })

/**
 * A citation, or the pattern of one, as a line of Markdown. It follows the rules of its style rather than those of our
 * copy: names, foreign titles and other spellings are allowed; cspell.json lists their words for the file.
 */
export const citation = (max: number, description: string) =>
  inlineMarkdown(max, description).meta({
    description: `${description} Markdown for emphasis only.`,
    "x-markdown": "inline",
    "x-citation": true,
  })

/** A slug: lower-case letters, digits, hyphens and plus signs. */
export const slug = (description: string) =>
  patterned(slugPattern, "lower-case letters, digits and + only, with hyphens (-) between words")
    .max(MAX_SLUG_LENGTH)
    .meta({ description, examples: ["essay-help-services"] })

const aliasesOf = (prefix: "part" | "faq", thing: string, words: string) =>
  z
    .array(
      patterned(
        new RegExp(`^${prefix}-[a-z0-9-]+$`),
        `${prefix}- and the words of the earlier ${words}, as in its address`,
      ).meta({
        description: `What followed # in the address of this ${thing} under an earlier ${words}.`,
        examples: [`${prefix}-an-earlier-${words}`],
      }),
    )
    .min(1)
    .max(9)
    .optional()
    .meta({ description: `Keeps links to this ${thing} working after its ${words} has changed.` })

/** The anchors that a part had under earlier headings; links to them lead to the part. */
export const aliases = aliasesOf("part", "part", "heading")

/** The anchors that a question had in earlier words; links to them lead to the question. */
export const faqAliases = aliasesOf("faq", "answer", "question")

/** A calendar day as YYYY-MM-DD; days that do not exist are refused. */
export const date = (description: string) => z.iso.date().meta({ description, examples: ["2026-01-31"] })

/** An e-mail address. */
export const email = (description: string) => z.email().meta({ description, examples: ["hello@quillhaven.example"] })

/** An address on another site; https only. */
export const externalUrl = (description: string) =>
  z.url({ protocol: /^https$/ }).meta({ description, examples: ["https://www.example.com/"], "x-address": "external" })

/** The pattern of a page's path. */
const pagePattern = "/(?:[A-Za-z0-9+_-]+(?:/[A-Za-z0-9+_-]+)*)?"

const pathWith = (pattern: string, words: string, description: string) =>
  patterned(new RegExp(`^${pattern}$`), words).meta({ description, examples: ["/contact-us"], "x-address": "own" })

/** A path on this site, with an optional #fragment. */
export const ownPath = (description: string) =>
  pathWith(
    `${pagePattern}(?:\\?[a-z]+=[A-Za-z0-9-]+)?(?:#[a-z0-9-]+)?`,
    "a path on this site that starts with /",
    description,
  )

/** The path of a page on this site. Redirects need one without a fragment, since hosts append the visitor's query. */
export const ownPagePath = (description: string) =>
  pathWith(pagePattern, "a path on this site that starts with /, without ? or #", description)

/** The slug of another entry, which must exist. */
export const reference = (target: ReferenceTarget, description: string) =>
  z.string().min(1).meta({ description, "x-reference": target })

/** The maximum size of an image file. Browsers get smaller copies, but every build and clone contains the original. */
export const MAX_IMAGE_BYTES = 1_500_000

/** The most pixels of an image file: a few bytes may claim more than the build can decode. */
export const MAX_IMAGE_PIXELS = 40_000_000

/** The width and height to which the editing page shrinks larger pictures, in pixels: enough for the widest layout. */
export const UPLOADED_IMAGE_SIZE = 2000

/** The image formats that the build can process. */
export const imageFormats = ["jpeg", "png", "webp", "avif"] as const

/** An image file, as a path relative to the data file that names it; it must exist. */
export const imageFile = (description: string) =>
  patterned(/^\.{1,2}\/.*\.(?:jpe?g|png|webp|avif)$/, "a relative path to a .jpg, .png, .webp or .avif file").meta({
    description,
    examples: ["../images/essay-writing.jpg"],
    "x-image": true,
  })

/** One name from a fixed list. */
export const choice = <Name extends string>(names: readonly [Name, ...Name[]], description: string) =>
  z.enum(names).meta({ description })

/** One or more objects with the same fields. */
export const list = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.array(z.strictObject(shape)).min(1).meta({ description })

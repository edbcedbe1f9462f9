import { formatHex } from "culori"
import { z } from "zod"
import { describeIssue } from "../../src/content/describeIssue"
import { choice, patterned } from "../../src/content/fields"
import { formatIssues } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { readDataFile } from "../../src/content/readDataFile"
import { dialCodes } from "../../src/content/schemas/behaviour"
import { surfaceLooks, surfacesHelp } from "../../src/content/schemas/colours"
import { site } from "../../src/content/schemas/site"
import { partNames } from "./parts"

const { brand, company, contact, offices, socials } = site.shape
const { network, url } = socials.unwrap().element.shape
const { email, phone } = contact.shape

/** The host of a pasted address; other words stay as they are. */
const hostIn = (words: string) =>
  words
    .trim()
    .replace(/^https?:\/\/([^/?#]*).*$/i, "$1")
    .toLowerCase()

/** What `npm run setup` asks for, and what the file of `--answers` contains. What is left out stays as it is. */
const schema = z.strictObject({
  brand: brand.optional().meta({ description: "The name of the brand, for which all texts write {brand}." }),
  domain: z
    .string()
    .overwrite(hostIn)
    .check(z.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "a domain or the address of the site"))
    .optional()
    .meta({ description: "The site's domain.", examples: ["www.example.com"] }),
  email: email.optional().meta({ description: "The e-mail address for visitors and applicants." }),
  phone: phone.optional().meta({ description: "The number for calls and WhatsApp, with its country code." }),
  dialCode: dialCodes.shape.default.optional().meta({
    description:
      "The dial code that forms begin with. They then take numbers as long as those of the country; as shipped, +91 and exactly ten digits.",
    examples: ["+44"],
  }),
  company: company
    .omit({ sample: true })
    .optional()
    .meta({ description: "The company that runs the site, as About, the terms and the privacy policy name it." }),
  offices: z
    .array(offices.unwrap().element)
    .max(12)
    .optional()
    .meta({ description: "The offices by country, each with its places; an empty list if visitors find you at none." }),
  networks: z
    .strictObject(Object.fromEntries(network.options.map((name) => [name, url.optional()])))
    .optional()
    .meta({ description: "The addresses of the company's pages on social networks; those left out are taken out." }),
  accent: z
    .string()
    .overwrite((colour) => formatHex(colour.trim()) ?? colour)
    .check(z.regex(/^#[0-9a-f]{6}$/, "a colour such as #c9402a"))
    .optional()
    .meta({
      description: "The brand's colour, any you like; its shades for text and dark surfaces are computed.",
      examples: ["#c9402a"],
    }),
  surfaces: choice(surfaceLooks, surfacesHelp).optional().meta({ description: surfacesHelp }),
  mark: patterned(/^(?:\p{L}|.*\.\w+)$/u, "one letter, or the path of an SVG or PNG file")
    .optional()
    .meta({
      description:
        "The mark in header and icons: a letter, or the path of a square SVG or PNG file. In SVG, currentColor stands for the brand's colour.",
      examples: ["Q"],
    }),
  countries: z
    .array(
      z.string().meta({
        description: "The slug of a country.",
        "x-reference": "country",
      }),
    )
    .optional()
    .meta({ description: "The countries that keep their pages, besides the page for all others." }),
  remove: z
    .array(choice(partNames, "A part of the site."))
    .optional()
    .meta({ description: "The parts that the site does without, as npm run remove takes them out." }),
})

export type SetupAnswers = z.infer<typeof schema>

/** The answers as a type of data, so that their JSON Schema is written with the others. */
export const setupAnswers = { name: "setup", schema }

/** What setup asks for, with a line about each. */
export const setupHelp = Object.entries(schema.shape)
  .map(([name, field]) => `  ${name.padEnd(14)}${field.meta()?.description ?? ""}`)
  .join("\n")

/**
 * Reads answers from a JSON file.
 * @param root the project's folder
 * @param file the file's path relative to it
 * @throws Error with file, line, field and remedy of each issue
 */
export const readAnswers = (root: string, file: string): SetupAnswers => {
  const data = readDataFile(root, file)
  if ("issues" in data) throw new Error(formatIssues(data.issues))
  const result = schema.extend({ $schema: z.string().optional() }).safeParse(data.value)
  if (!result.success)
    throw new Error(
      formatIssues(result.error.issues.flatMap((issue) => describeIssue(issue, data, jsonSchemaOf(setupAnswers)))),
    )
  const { $schema, ...answers } = result.data
  return answers
}

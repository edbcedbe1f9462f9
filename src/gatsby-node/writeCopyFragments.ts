import { writeFileSync } from "node:fs"
import { contentTypeNamed } from "../content/contentTypes"
import { readData, readForms } from "../content/formWords"
import { type JsonSchema, jsonSchemaOf } from "../content/jsonSchemaOf"

/** The labels of parts that most pages load late, if at all (`usePartLabels`). */
const partLabels = [
  "carousel",
  "reading",
  "about",
  "policy",
  "service",
  "country",
  "samples",
  "tool",
  "search",
  "chat",
  "whatsapp",
]

interface Fragment {
  typeName: string
  name: string
  only?: readonly string[]
  without?: readonly string[]
}

/** The types whose copy is queried whole, or only the named fields of it, or without some, each by a fragment. */
const fragments: readonly Fragment[] = [
  { typeName: "forms", name: "FormsCopy" },
  { typeName: "labels", name: "LabelsCopy", without: partLabels },
  { typeName: "labels", name: "PartLabelsCopy", only: partLabels },
  { typeName: "tool", name: "ToolCopy", only: ["builder", "split", "marks"] },
  { typeName: "tool", name: "ToolText", only: ["name", "heading", "offer", "sections", "faqsHeading", "faqs"] },
  { typeName: "citation", name: "RulesCopy", only: ["rules"] },
]

/**
 * What no page reads: the automatic reply, which phone numbers are accepted, and what only some builds need (`defineForms`);
 * and what a query of its own asks for: labels, since few pages have what they name, examples, of which pages show the text
 * only, and a service, which is an entry.
 */
const unqueried = [
  "forms.reply",
  "forms.rules.phone",
  "forms.formService",
  "labels.jobs",
  "labels.citation",
  "labels.sample",
  "labels.restricted",
  "labels.errors.unknownPost",
  "labels.errors.unknownPostText",
  "labels.errors.nearest",
  "labels.errors.places",
  "tool.split.examples",
  "tool.split.shares.service",
  "tool.marks.examples",
]

/** The owner's settings on which copy depends. */
interface Settings {
  readonly context: boolean
  readonly reference: boolean
  readonly separateOffers: boolean
  readonly brief: boolean
  readonly anyEnding: boolean
  readonly international: boolean
}

/** The live preview asks for all copy, since settings may change while it runs. */
const allOn: Settings = {
  context: true,
  reference: true,
  separateOffers: true,
  brief: true,
  anyEnding: true,
  international: true,
}

const readSettings = (): Settings => {
  const { rules, enquiry } = readForms()
  const { context, reference } = readData("site.json").leads
  return {
    context: context !== "off",
    reference,
    separateOffers: enquiry.offers === "separate",
    brief: enquiry.brief === "text",
    anyEnding: rules.emailEnding === "any",
    international: rules.phone === "international",
  }
}

/** Which copy pages carry only with a setting that needs it. */
const neededWith = (on: Settings): Readonly<Record<string, boolean>> => ({
  "forms.rules.emailEnding": on.anyEnding,
  "forms.enquiry.offers": on.separateOffers,
  "forms.enquiry.termsAlone": on.separateOffers,
  "forms.enquiry.fields.offersAccepted": on.separateOffers,
  "forms.enquiry.brief": on.brief,
  "forms.enquiry.fields.brief": on.brief,
  "forms.nextSteps": on.reference,
  "forms.shared.fromPage": on.context,
  "forms.shared.phoneLengths": on.international,
})

const ifNeeded = (isNeeded: boolean | undefined) => (isNeeded === undefined ? "" : ` @include(if: ${isNeeded})`)

const selectionOf = (schema: JsonSchema, needed: ReturnType<typeof neededWith>, place: string): string => {
  if (schema.type === "array" && schema.items) return selectionOf(schema.items, needed, place)
  if (schema.type !== "object") return ""
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const own = `${place}.${name}`
    return unqueried.includes(own) ? [] : [name + ifNeeded(needed[own]) + selectionOf(child, needed, own)]
  })
  return ` { ${fields.join(" ")} }`
}

/**
 * The source of a module with the fragments for long lists of copy, derived from the schemas, and for what depends on the
 * owner's settings.
 */
export const copyFragmentsModule = (on = allOn) => {
  const copy = fragments.map(({ typeName, name, only, without = [] }) => {
    const type = contentTypeNamed(typeName)
    if (!type) throw new Error(`There is no content type '${typeName}'`)
    const { properties = {}, ...schema } = jsonSchemaOf(type)
    const queried = Object.entries(properties).filter(
      ([field]) => (!only || only.includes(field)) && !without.includes(field),
    )
    const whole = { ...schema, properties: Object.fromEntries(queried) }
    return `fragment ${name} on ${type.typeName}${selectionOf(whole, neededWith(on), typeName)}`
  })
  const settings = [
    `fragment LeadSettings on SiteFacts { leads${ifNeeded(on.context || on.reference)} { context reference } }`,
    `fragment DialCodeRules on DialCode { code trunk lengths${ifNeeded(on.international)} }`,
  ]
  const declarations = [...copy, ...settings].map((fragment) => {
    const [, name] = fragment.split(" ")
    return `export const ${name} = graphql\`${fragment}\`\n`
  })
  return `import { graphql } from "gatsby"\n${declarations.join("")}`
}

/** Writes that module into a folder where Gatsby also looks for fragments, and which it empties on each run. */
export const writeCopyFragments = () => {
  const isPreview = process.env.NODE_ENV === "development"
  writeFileSync(".cache/fragments/copy.js", copyFragmentsModule(isPreview ? allOn : readSettings()))
}

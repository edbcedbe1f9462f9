import type { z } from "zod"
import { enquiryFields } from "../forms/enquiryFields"
import { type FormName, formTables } from "../forms/formTables"
import { readText } from "./readDataFile"
import type { forms } from "./schemas/forms"
import { factsOf, fillFacts, siteFile } from "./siteFacts"
import { plainMarkdown } from "./typeset/plainMarkdown"

type Words = z.infer<typeof forms>
type Labels = Readonly<Record<string, { readonly label?: unknown }>>

/** The copy of the forms (`data/forms.json`). */
export interface FormWords extends Omit<Words, "enquiry"> {
  readonly enquiry: Words["enquiry"] & {
    readonly fields: Record<"termsAccepted" | "offersAccepted", { label: string }>
  }
}

const read = (file: string) => JSON.parse(readText(`data/${file}`))

/**
 * Reads a file of `data/` that the check has accepted, with the facts of the site in its texts. Without the schemas, which
 * would make most of the mail endpoint's code.
 */
export const readData = (file: string) => fillFacts(read(file), factsOf(read(siteFile)))

export const readForms = (): FormWords => readData("forms.json")

/** Whether the site has a form; anyone can post other names to the endpoint. */
export const isForm = (name: string): name is FormName => Object.hasOwn(formTables, name)

/** The label of a form's field as shown; undefined if the form does not show it. */
export const labelOf = (words: FormWords, form: FormName, field: string) => {
  const fields: Labels = form === "enquiry" ? enquiryFields(words.enquiry) : words[form].fields
  const label = fields[field]?.label
  return label === undefined ? undefined : plainMarkdown(String(label))
}

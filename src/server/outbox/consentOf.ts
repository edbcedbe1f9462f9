import { isForm, labelOf, readData, readForms } from "../../content/formWords"
import { fieldsOf } from "../../forms/formTables"
import type { Submission } from "./readSubmission"

/** What a visitor agreed to with a form. */
export interface Consent {
  /** The boxes of the form: the words beside each as shown, and whether it was ticked. */
  readonly boxes: readonly { readonly label: string; readonly ticked: boolean }[]
  /** The days of the terms and of the privacy policy that were in force. */
  readonly terms: string
  readonly privacy: string
}

/**
 * What a visitor agrees to with a form, in the words of `data/`.
 * @returns undefined if the form has no box, or if the data cannot be read, which must not cost the form
 */
export const consentOf = ({ template_id: form, template_params: params }: Submission): Consent | undefined => {
  if (!isForm(form)) return undefined
  const boxes = Object.entries(fieldsOf(form)).filter(
    // A form whose unsent box is not ticked cannot be sent.
    ([name, { control, unsent }]) => control === "consent" && (unsent || name in params),
  )
  if (boxes.length === 0) return undefined
  try {
    const words = readForms()
    return {
      boxes: boxes.flatMap(([name, { unsent }]) => {
        const label = labelOf(words, form, name)
        return label === undefined ? [] : [{ label, ticked: unsent || params[name] === true }]
      }),
      terms: readData("policies/terms-and-conditions.json").updated,
      privacy: readData("policies/privacy-policy.json").updated,
    }
  } catch (cause) {
    console.error("What a visitor has agreed to is not on record: data/ cannot be read.", cause)
    return undefined
  }
}

import { isForm } from "../../content/formWords"
import { fieldsOf, MAX_FIELD_BYTES } from "../../forms/formTables"
import { REFERENCE_CHARACTERS, REFERENCE_LENGTH } from "../../forms/lead/createReference"
import { type ContextName, contextText, leadNames, type Suspicion, suspicions } from "../../forms/leadNames"
import type { Submission } from "./readSubmission"

/** What forms send after their own fields (`leadNames`). */
export interface SentAlong {
  readonly reference?: string | undefined
  readonly context?: Readonly<Partial<Record<ContextName, string>>> | undefined
  readonly suspect?: Suspicion | undefined
}

const referencePattern = new RegExp(`^[${REFERENCE_CHARACTERS}]{${REFERENCE_LENGTH}}$`)
const contextNames: readonly ContextName[] = leadNames.context.campaign
const known = new Set<string>([...contextNames, leadNames.reference, leadNames.suspect])

/**
 * Separates a form's own fields from what it sends along, of which only values that the browser can make are kept.
 * @returns undefined if the site has no such form, or if it has no own field, one of another form or one that is too long
 */
export const splitSubmission = (posted: Submission): { submission: Submission; along: SentAlong } | undefined => {
  const { template_id: form, template_params: params } = posted
  if (!isForm(form)) return undefined
  const fields = fieldsOf(form)
  const own = Object.fromEntries(Object.entries(params).filter(([name]) => !known.has(name)))
  const isOwn = ([name, value]: [string, unknown]) =>
    Object.hasOwn(fields, name) && Buffer.byteLength(String(value)) <= MAX_FIELD_BYTES
  if (Object.keys(own).length === 0 || !Object.entries(own).every(isOwn)) return undefined
  const context = contextNames.flatMap((name) => {
    const text = contextText(name, String(params[name] ?? ""))
    return text === "" ? [] : [[name, text] as const]
  })
  const reference = String(params[leadNames.reference])
  return {
    submission: { ...posted, template_params: own },
    along: {
      reference: referencePattern.test(reference) ? reference : undefined,
      context: context.length > 0 ? Object.fromEntries(context) : undefined,
      suspect: suspicions.find((suspicion) => suspicion === params[leadNames.suspect]),
    },
  }
}

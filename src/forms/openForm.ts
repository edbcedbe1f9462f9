import { createForm, FORM_ERROR, type FormApi, type Mutator } from "final-form"
import type { FieldValues, FormName } from "./formTables"
import { type Sending, sendMail } from "./mail/sendMail"
import { validatorOf } from "./rules/validatorOf"

/** A form of final-form's, whose values are those of one of the tables. */
export type SiteForm = FormApi<FieldValues>

interface FormOptions {
  name: FormName
  /** The name under which its text is kept. */
  draft: string
  defaults: FieldValues
  /** Called once it is sent, in time or late; `isShown` says whether it is on the page then. */
  onSent: (isShown: boolean) => void
  onFailed: (isShown: boolean) => void
}

const clearOutcome: Mutator<FieldValues> = (_args, { formState }) =>
  void Object.assign(formState, {
    submitFailed: false,
    submitSucceeded: false,
    submitError: undefined,
    submitErrors: undefined,
  })

/** The library ends a submit once; these are for an answer that comes after that, and for an outcome that no longer holds. */
const mutators: Record<string, Mutator<FieldValues>> = {
  clearOutcome,
  markSent: (args, state, tools) => {
    clearOutcome(args, state, tools)
    state.formState.submitSucceeded = true
  },
}

/**
 * Empties a form, but for the fields that no longer hold what they held in `values`: those are dirty once these are its
 * initial values, and the library keeps what is dirty (`keepDirtyOnReinitialize`).
 */
export const emptyForm = (form: SiteForm, defaults: FieldValues, values: FieldValues = form.getState().values) =>
  form.batch(() => {
    form.initialize(values)
    form.initialize(defaults)
    form.mutators.clearOutcome?.()
  })

/** The forms whose answer has not come, by the names of their drafts, and what is called when it does. */
const unanswered = new Map<string, { form: SiteForm; callbacks: Pick<FormOptions, "onSent" | "onFailed"> }>()

/**
 * A form as its table describes it, which is sent as mail. While its answer is awaited, a visitor who goes to another page
 * finds the very same form there: what is being sent is not offered for sending a second time. A send without an answer in
 * time ends as failed; an answer that comes after all is still told, unless a second attempt has been made.
 */
export const openForm = ({ name, draft, defaults, ...callbacks }: FormOptions): SiteForm => {
  const earlier = unanswered.get(draft)
  if (earlier) {
    Object.assign(earlier.callbacks, callbacks)
    return earlier.form
  }

  let latest: Sending["answer"]

  const onSubmit = async (values: FieldValues) => {
    const { result, answer } = sendMail(name, values)
    latest = answer
    unanswered.set(draft, { form, callbacks })

    // React Final Form pauses a form that leaves the page, and a paused one tells its draft nothing.
    const isShown = () => !form.isValidationPaused()
    const finish = () => {
      const wasShown = isShown()
      form.resumeValidation()
      emptyForm(form, defaults, values)
      callbacks.onSent(wasShown)
    }

    const outcome = await result
    if (outcome.sent) {
      unanswered.delete(draft)
      finish()
      return undefined
    }
    callbacks.onFailed(isShown())
    void answer.then((late) => {
      if (latest !== answer) return
      unanswered.delete(draft)
      if (!late.sent) return
      finish()
      form.mutators.markSent?.()
    })
    return { [FORM_ERROR]: outcome.offline ? "offline" : "failed" }
  }

  const form: SiteForm = createForm<FieldValues>({
    initialValues: defaults,
    keepDirtyOnReinitialize: true,
    validate: validatorOf(name),
    mutators,
    onSubmit,
  })
  // A field without a registration is set back to its initial value when its input comes to the page.
  for (const field of Object.keys(defaults)) form.registerField(field, () => undefined, {})
  return form
}

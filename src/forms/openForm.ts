import { createForm, FORM_ERROR, type FormApi, type Mutator } from "final-form"
import type { FieldValues, FormName } from "./formTables"
import { type Sending, sendMail } from "./mail/sendMail"
import { validatorOf } from "./rules"

/** A Final Form instance with the values of one of the tables. */
export type SiteForm = FormApi<FieldValues>

interface FormOptions {
  name: FormName
  /** The name of the draft. */
  draft: string
  defaults: FieldValues
  /** Called when it is sent, in time or late; `isShown` says whether the form is on the page at that moment. */
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

/** For answers after the time-out, and to clear an outdated outcome: the library ends a submit only once. */
const mutators: Record<string, Mutator<FieldValues>> = {
  clearOutcome,
  markSent: (args, state, tools) => {
    clearOutcome(args, state, tools)
    state.formState.submitSucceeded = true
  },
}

/**
 * Empties a form, except fields that have changed since `values`: making `values` the initial values marks those as
 * dirty, and the library keeps dirty fields (`keepDirtyOnReinitialize`).
 */
export const emptyForm = (form: SiteForm, defaults: FieldValues, values: FieldValues = form.getState().values) =>
  form.batch(() => {
    form.initialize(values)
    form.initialize(defaults)
    form.mutators.clearOutcome?.()
  })

/** The forms that still wait for an answer, by draft name, with their callbacks. */
const unanswered = new Map<string, { form: SiteForm; callbacks: Pick<FormOptions, "onSent" | "onFailed"> }>()

/**
 * Creates a form from its table, to be sent as mail. While it waits for an answer, other pages get the same form, so
 * that it cannot be sent twice. A send without an answer in time fails; a later answer is still reported, unless a
 * second attempt has been made.
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

    // React Final Form pauses a form that leaves the page, and a paused form does not update its draft.
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
  // An unregistered field would be reset to its initial value when its input is rendered.
  for (const field of Object.keys(defaults)) form.registerField(field, () => undefined, {})
  return form
}

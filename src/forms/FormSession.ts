import { createForm, FORM_ERROR, type FormApi, type Mutator } from "final-form"
import {
  deleteDraft,
  deleteExpiredDrafts,
  onDeletedElsewhere,
  readDraft,
  saveDraft,
  storedText,
} from "./drafts/draftStore"
import type { FieldValues, FormName } from "./formTables"
import { type Sending, sendMail } from "./mail/sendMail"
import { validatorOf } from "./rules"

/** A Final Form instance with the values of one of the tables. */
export type SiteForm = FormApi<FieldValues>

/** The page that shows a form, or last showed it; `isShown` says whether it still does. */
interface FormView {
  /** Called when the form is sent, in time or late. */
  onSent: (isShown: boolean) => void
  onFailed: (isShown: boolean) => void
  /** Called with whether the form holds a restored draft, at the start and when it is emptied. */
  onRestored: (isRestored: boolean) => void
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

/** Makes `initial` the initial values of a form, which the visitor has not typed, and keeps those in `typed`. */
export const reinitialize = (form: SiteForm, initial: FieldValues, typed: FieldValues) =>
  form.batch(() => {
    form.initialize(initial)
    for (const [field, value] of Object.entries(typed)) form.change(field, value)
  })

/**
 * A form from its table until it is sent: opened with its draft, saved at each change, sent as mail, then emptied. It
 * lives on while it waits for an answer, even if its page is left.
 */
export class FormSession {
  /** The sessions that wait for an answer, by draft name. */
  private static readonly waiting = new Map<string, FormSession>()

  /** The session of a draft: the one that still waits for an answer, so that it cannot be sent twice, or a new one. */
  static open(name: FormName, draft: string, defaults: FieldValues) {
    return FormSession.waiting.get(draft) ?? new FormSession(name, draft, defaults)
  }

  readonly form: SiteForm
  private view?: FormView
  private isShown = false
  /** The draft in storage as far as this form knows, and whether this form wrote it; undefined before it is read. */
  private stored?: { text?: string; isOwn: boolean }
  private latest?: Sending["answer"]

  private constructor(
    private readonly name: FormName,
    private readonly draft: string,
    private readonly defaults: FieldValues,
  ) {
    this.form = createForm<FieldValues>({
      initialValues: defaults,
      validate: validatorOf(name),
      mutators,
      onSubmit: this.send,
    })
    // An unregistered field would be reset to its initial value when its input is rendered.
    for (const field of Object.keys(defaults)) this.form.registerField(field, () => undefined, {})
  }

  /**
   * Shows the form on a page: restores its draft, and empties it if the draft is sent or cleared elsewhere (in another
   * tab, or on another page while this one was in the back/forward cache), so that nothing is sent twice.
   * @returns a function to call when the page is left
   */
  show(view: FormView) {
    Object.assign(this, { view, isShown: true })
    deleteExpiredDrafts()
    if (!this.stored) view.onRestored(this.openDraft())
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const text = this.stored?.text
      if (persisted && text !== undefined && storedText(this.draft) === undefined) this.emptyIfSame(text)
    }
    const stopFollowing = this.form.subscribe(({ pristine }) => pristine && view.onRestored(false), { pristine: true })
    const stopListening = onDeletedElsewhere(this.draft, (text) => this.emptyIfSame(text))
    window.addEventListener("pageshow", onPageShow)
    return () => {
      this.isShown = false
      stopFollowing()
      stopListening()
      window.removeEventListener("pageshow", onPageShow)
    }
  }

  /** Submits the form, or focuses its first invalid field in page order. */
  submit(element: HTMLFormElement) {
    // A mutator triggers validation: on a page opened yesterday, the chosen day may be in the past by now.
    this.clearOutcome()
    const { errors = {}, hasValidationErrors } = this.form.getState()
    if (hasValidationErrors) {
      const controls = [...element.elements] as (HTMLElement & { name: string })[]
      controls.find(({ name }) => name in errors)?.focus()
    }
    void this.form.submit()
  }

  /** Empties the form, except fields that differ from `values`, which were typed since these were sent. */
  empty(values: FieldValues = this.form.getState().values) {
    const typed = Object.entries(this.form.getState().values).filter(([field, value]) => value !== values[field])
    reinitialize(this.form, this.defaults, Object.fromEntries(typed))
    this.clearOutcome()
    this.updateDraft()
  }

  clearOutcome() {
    this.form.mutators.clearOutcome?.()
  }

  /**
   * Sends the form. Without an answer in time that fails; a later answer is still reported, unless a second attempt has
   * been made.
   */
  readonly send = async (values: FieldValues) => {
    const { result, answer } = sendMail(this.name, values)
    this.latest = answer
    FormSession.waiting.set(this.draft, this)
    const outcome = await result
    if (outcome.sent) return this.finish(values)
    this.view?.onFailed(this.isShown)
    void answer.then((late) => {
      if (this.latest !== answer) return
      if (!late.sent) return FormSession.waiting.delete(this.draft)
      this.finish(values)
      return this.form.mutators.markSent?.()
    })
    return { [FORM_ERROR]: outcome.offline ? "offline" : "failed" }
  }

  private finish(sent: FieldValues) {
    FormSession.waiting.delete(this.draft)
    this.empty(sent)
    this.view?.onSent(this.isShown)
  }

  /** Restores the draft into the fields that are still empty, and saves what is typed from then on. */
  private openDraft() {
    this.stored = { text: storedText(this.draft), isOwn: false }
    const wasTyped = !this.hasInitialText()
    const { values } = this.form.getState()
    const missing = Object.entries(readDraft(this.draft, this.defaults)).filter(
      ([field, text]) => values[field] === this.defaults[field] && text !== this.defaults[field],
    )
    this.form.batch(() => {
      for (const [field, text] of missing) this.form.change(field, text)
    })
    let isFirst = true
    this.form.subscribe(
      () => {
        // The library first calls back immediately, with the current values.
        if (!isFirst) this.updateDraft()
        isFirst = false
      },
      { values: true },
    )
    // Typed before the form was hydrated.
    if (wasTyped) this.updateDraft()
    return missing.length > 0
  }

  /** Saves the draft, or deletes it if there is nothing to keep. */
  private updateDraft() {
    if (!this.stored) return
    if (this.hasInitialText()) deleteDraft(this.draft, this.stored.text)
    else this.stored = { text: saveDraft(this.draft, this.form.getState().values), isOwn: true }
  }

  private emptyIfSame(text: string) {
    const isSame = !this.stored?.isOwn || text === this.stored.text
    if (isSame && !this.form.getState().submitting) this.empty()
  }

  private hasInitialText() {
    const { values, initialValues = {} } = this.form.getState()
    return Object.entries(values).every(([field, value]) => typeof value !== "string" || value === initialValues[field])
  }
}

import { FORM_ERROR } from "final-form"
import { measure } from "../measure/measure"
import { FormDraft } from "./drafts/FormDraft"
import type { FieldValues, FormName } from "./formTables"
import { noteShown } from "./lead/firstShown"
import type { Submit } from "./lead/suspicionOf"
import type { ContextSetting } from "./leadNames"
import { loadSending } from "./loadSending"
import type { MailResult, Sending } from "./mail/sendMail"
import { withTimeout } from "./mail/withTimeout"
import type { Accepted } from "./rules"
import { createSiteForm, reinitialize, type SiteForm } from "./siteForm"

/** The page that shows a form, or last showed it; `isShown` says whether it still does. */
interface FormView {
  /** Called when the form is sent, in time or late, with its reference if it has one. */
  onSent: (isShown: boolean, reference: string | undefined) => void
  onFailed: (isShown: boolean) => void
  /** Called with whether the form holds a restored draft, at the start and when it is emptied. */
  onRestored: (isRestored: boolean) => void
}

/** The owner's settings: what forms accept, and what goes along with them. */
export interface FormSettings {
  readonly accepted: Accepted
  readonly context: ContextSetting
  readonly reference: boolean
}

/** How long the code that sends a form may take to load. */
const LOAD_TIMEOUT_MS = 15_000

/** The rules of the specification, and nothing goes along. */
const specified: FormSettings = { accepted: {}, context: "off", reference: false }

/**
 * A form from its table until it is sent: opened with its draft, sent as mail, then emptied. It lives on while it waits
 * for an answer, even if its page is left.
 */
export class FormSession {
  /** The sessions that wait for an answer, by draft name. */
  private static readonly waiting = new Map<string, FormSession>()

  /** The session of a draft: the one that still waits for an answer, so that it cannot be sent twice, or a new one. */
  static open(name: FormName, draftName: string, defaults: FieldValues, settings: Partial<FormSettings> = {}) {
    return (
      FormSession.waiting.get(draftName) ?? new FormSession(name, draftName, defaults, { ...specified, ...settings })
    )
  }

  readonly form: SiteForm
  private readonly draft: FormDraft
  private view?: FormView
  private isShown = false
  /** How many sends were started, and how many of them have no answer yet. */
  private sends = 0
  private unanswered = 0
  /** The number of the last send that arrived. */
  private arrived = 0
  /** What an overdue answer said was sent, while the next attempt is under way. */
  private sentLate?: FieldValues
  /** The reference of the last send, also after the form was emptied: its answer may still come. */
  private reference?: string
  private submitted?: Submit

  private constructor(
    private readonly name: FormName,
    private readonly draftName: string,
    private readonly defaults: FieldValues,
    private readonly settings: FormSettings,
  ) {
    this.form = createSiteForm(name, defaults, this.send, settings.accepted)
    this.draft = new FormDraft(this.form, draftName, defaults)
  }

  /**
   * Shows the form on a page: restores its draft, and empties it if that is sent elsewhere, so that nothing is sent twice.
   * @returns a function to call when the page is left
   */
  show(view: FormView) {
    Object.assign(this, { view, isShown: true })
    noteShown(this.draftName)
    view.onRestored(this.draft.open())
    const stopFollowing = this.form.subscribe(({ pristine }) => pristine && view.onRestored(false), { pristine: true })
    const stopListening = this.draft.onSentElsewhere(() => this.form.getState().submitting || this.empty())
    return () => {
      this.isShown = false
      stopFollowing()
      stopListening()
    }
  }

  /**
   * Submits the form, or focuses its first invalid field in page order. After a success nothing happens until something
   * is typed: the submit is the second of a double click.
   */
  submit(element: HTMLFormElement) {
    const { submitSucceeded, pristine } = this.form.getState()
    if (submitSucceeded && pristine) return
    // A mutator triggers validation: on a page opened yesterday, the chosen day may be in the past by now.
    this.clearOutcome()
    const { errors = {}, hasValidationErrors } = this.form.getState()
    if (hasValidationErrors) {
      const controls = [...element.elements] as (HTMLElement & { name: string })[]
      controls.find(({ name }) => name in errors)?.focus()
    }
    this.submitted = { element, at: performance.now() }
    void this.form.submit()
  }

  /** Empties the form, except fields that differ from `values`, which were typed since these were sent. */
  empty(values: FieldValues = this.form.getState().values) {
    const typed = Object.entries(this.form.getState().values).filter(([field, value]) => value !== values[field])
    this.draft.dropReference()
    reinitialize(this.form, this.defaults, Object.fromEntries(typed))
    this.clearOutcome()
    this.draft.update()
  }

  clearOutcome() {
    this.form.mutators.clearOutcome?.()
  }

  /** Starts a send as soon as its code is there; if that does not load, the form was not sent. */
  private start(values: FieldValues): Sending {
    const { context, reference, accepted } = this.settings
    const { submitted } = this
    const sending = withTimeout(loadSending(), LOAD_TIMEOUT_MS).then(
      ({ createReference, sendMail, sentValues, suspicionOf }) => {
        if (reference) this.reference = this.draft.keepReference(createReference)
        const suspicion = submitted && suspicionOf(this.draftName, values, submitted)
        const lead = { context, reference: this.reference, suspicion }
        return sendMail(this.name, sentValues(this.name, values, accepted.codes ?? []), lead)
      },
    )
    const notSent = (): MailResult => ({ sent: false, reason: navigator.onLine ? "failed" : "offline" })
    return {
      result: sending.then(({ result }) => result).catch(notSent),
      answer: sending.then(({ answer }) => answer).catch(notSent),
    }
  }

  /** Sends the form. Without an answer in time that fails; if the answer comes later, it is still told. */
  readonly send = async (values: FieldValues) => {
    const { result, answer } = this.start(values)
    this.sends += 1
    const own = this.sends
    this.unanswered += 1
    FormSession.waiting.set(this.draftName, this)
    void answer.then(() => {
      this.unanswered -= 1
      if (this.unanswered === 0) FormSession.waiting.delete(this.draftName)
    })
    const outcome = await result
    if (outcome.sent) return this.finish(values, own)
    if (this.sentLate) return this.finish(this.sentLate, own)
    if (process.env.GATSBY_MEASURE) measure("Form failed", outcome.reason)
    this.view?.onFailed(this.isShown)
    void answer.then((late) => late.sent && this.arrived < own && this.finishLate(values, own))
    return { [FORM_ERROR]: (process.env.GATSBY_FORMS && outcome.refusal) || outcome.reason }
  }

  /** A send that counted as failed has arrived after all. If another one is under way, its end tells so. */
  private finishLate(values: FieldValues, send: number) {
    if (this.form.getState().submitting) {
      this.sentLate = values
      return
    }
    this.finish(values, send)
    this.form.mutators.markSent?.()
  }

  private finish(values: FieldValues, send: number) {
    this.arrived = send
    this.sentLate = undefined
    this.empty(values)
    if (process.env.GATSBY_MEASURE) measure("Form sent", this.name)
    this.view?.onSent(this.isShown, this.reference)
  }
}

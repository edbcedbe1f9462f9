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
import { type Accepted, acceptsAllCountries, validatorOf } from "./rules"
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
  private readonly accepted: Accepted
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
    this.accepted = { ...settings.accepted }
    this.form = createSiteForm(name, defaults, this.send, this.accepted)
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
    this.submitted = { element, at: performance.now() }
    this.focusInvalid()
    void this.form.submit()
  }

  /** Focuses the first invalid field, if there is one. */
  private focusInvalid() {
    const { errors = {} } = this.form.getState()
    const controls = [...(this.submitted?.element.elements ?? [])] as (HTMLElement & { name: string })[]
    controls.find(({ name }) => name in errors)?.focus()
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

  /** Loads what sends the form, with what else it needs to check it. */
  private async load() {
    const sending = await loadSending()
    this.accepted.nationalNumber = sending.nationalNumber
    return sending
  }

  /** Loads that while the visitor types. A failure is handled when the form is sent. */
  readonly prepare = () => {
    this.load().then(
      ({ prepareMail }) => prepareMail(),
      () => undefined,
    )
  }

  /** Starts a send as soon as its code is there; if that does not load, the form was not sent. */
  private start(values: FieldValues): Sending {
    const { context, reference } = this.settings
    const { submitted, accepted } = this
    const sending = withTimeout(this.load(), LOAD_TIMEOUT_MS).then(
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

  /**
   * The errors that only the code shows which knows the numbers of all countries, if that was not there in time to check
   * what was typed; undefined if there are none. Without that code the form is not sent.
   */
  private async lateErrors(values: FieldValues) {
    if (!acceptsAllCountries(this.accepted) || this.accepted.nationalNumber) return undefined
    await withTimeout(this.load(), LOAD_TIMEOUT_MS).catch(() => undefined)
    const errors = validatorOf(this.name, this.accepted)(values)
    if (Object.keys(errors).length === 0) return undefined
    // It also validates the fields anew.
    this.clearOutcome()
    this.focusInvalid()
    return errors
  }

  /** Sends the form. Without an answer in time that fails; if the answer comes later, it is still told. */
  readonly send = async (values: FieldValues) => {
    const errors = await this.lateErrors(values)
    if (errors) return errors
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

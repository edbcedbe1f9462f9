import { FORM_ERROR } from "final-form"
import { measure } from "../measure/measure"
import { FormDraft } from "./drafts/FormDraft"
import type { FormSends } from "./FormSends"
import type { FieldValues, FormName } from "./formTables"
import { noteShown } from "./lead/noteShown"
import type { Submit } from "./lead/suspicionOf"
import type { ContextSetting } from "./leadNames"
import { loadSending } from "./loadSending"
import type { Refusal } from "./mail/postForm"
import type { MailFailure } from "./mail/sendMail"
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
  readonly accepted: Accepted
  readonly draft: FormDraft
  /** Sends the form; undefined until that code is loaded. */
  private sends?: FormSends
  private view?: FormView
  private isShown = false
  private submitted?: Submit

  private constructor(
    readonly name: FormName,
    readonly draftName: string,
    private readonly defaults: FieldValues,
    readonly settings: FormSettings,
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
  focusInvalid() {
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
    this.form.mutators.setSent?.(false)
  }

  /** Loads what sends the form, and checks what only that knows. */
  private async load() {
    const { FormSends } = await loadSending()
    this.sends ??= new FormSends(this)
    return this.sends
  }

  /** Loads that while the visitor types. A failure is handled when the form is sent. */
  readonly prepare = () => {
    this.load().then(
      (sends) => sends.prepare(),
      () => undefined,
    )
  }

  /** Sends the form as soon as the code for that is there; if that does not load, the form was not sent. */
  readonly send = async (values: FieldValues) => {
    FormSession.waiting.set(this.draftName, this)
    const sends = await withTimeout(this.load(), LOAD_TIMEOUT_MS).catch(() => undefined)
    if (sends) return sends.send(values, this.submitted)
    this.stopWaiting()
    return this.fail(navigator.onLine ? "failed" : "offline")
  }

  /** Nothing waits for an answer any more: the next page that shows the form gets a new session. */
  stopWaiting() {
    FormSession.waiting.delete(this.draftName)
  }

  /** Tells that the form was not sent. @returns the form's error */
  fail(reason: MailFailure, refusal?: Refusal) {
    if (process.env.GATSBY_MEASURE) measure("Form failed", reason)
    this.view?.onFailed(this.isShown)
    return { [FORM_ERROR]: (process.env.GATSBY_FORMS && refusal) || reason }
  }

  /** Empties the form of what was sent, and tells so. */
  finish(values: FieldValues, reference: string | undefined) {
    this.empty(values)
    if (process.env.GATSBY_MEASURE) measure("Form sent", this.name)
    this.view?.onSent(this.isShown, reference)
  }
}

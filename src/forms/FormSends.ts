import type { SubmissionErrors } from "final-form"
import type { FormDraft } from "./drafts/FormDraft"
import { nationalNumber, sentValues } from "./fields/nationalNumber"
import type { FieldValues, FormName } from "./formTables"
import { createReference } from "./lead/createReference"
import { type Submit, suspicionOf } from "./lead/suspicionOf"
import type { ContextSetting } from "./leadNames"
import type { Refusal } from "./mail/postForm"
import { type MailFailure, type MailResult, prepareMail, type Sending, sendMail } from "./mail/sendMail"
import { type Accepted, validatorOf } from "./rules"
import type { SiteForm } from "./siteForm"

/** What sending needs of an open form (`FormSession`), whose code does not wait for this one. */
interface OpenForm {
  readonly name: FormName
  readonly draftName: string
  readonly form: SiteForm
  readonly draft: FormDraft
  readonly accepted: Accepted
  readonly settings: { readonly context: ContextSetting; readonly reference: boolean }
  clearOutcome(): void
  focusInvalid(): void
  stopWaiting(): void
  fail(reason: MailFailure, refusal?: Refusal): SubmissionErrors
  finish(values: FieldValues, reference: string | undefined): void
}

/** Sends the form of a session, as often as it is submitted, and takes the answers, in time or late. */
export class FormSends {
  /** How many sends were started, and how many of them have no answer yet. */
  private started = 0
  private unanswered = 0
  /** The number of the last send that arrived. */
  private arrived = 0
  /** What an overdue answer said was sent, while the next attempt is under way. */
  private sentLate?: FieldValues
  /** The reference of the last send, also after the form was emptied: its answer may still come. */
  private reference?: string

  constructor(private readonly session: OpenForm) {
    session.accepted.nationalNumber = nationalNumber
  }

  /** Preloads what sending needs, while the visitor types. */
  prepare() {
    prepareMail()
  }

  /**
   * Sends the form. Without an answer in time that fails; if the answer comes later, it is still told.
   * @returns the form's errors
   */
  async send(values: FieldValues, submitted: Submit | undefined) {
    const { session } = this
    const errors = this.lateErrors(values)
    if (errors) return errors
    const { result, answer } = this.start(values, submitted)
    this.started += 1
    const own = this.started
    this.unanswered += 1
    void answer.then(() => {
      this.unanswered -= 1
      if (this.unanswered === 0) session.stopWaiting()
    })
    const outcome = await result
    if (outcome.sent) return this.finish(values, own)
    if (this.sentLate) return this.finish(this.sentLate, own)
    void answer.then((late) => late.sent && this.arrived < own && this.finishLate(values, own))
    return session.fail(outcome.reason, outcome.refusal)
  }

  /**
   * The errors that only the code shows which knows the numbers of all countries, if that was not there in time to check
   * what was typed; undefined if there are none.
   */
  private lateErrors(values: FieldValues) {
    const { session } = this
    const errors = validatorOf(session.name, session.accepted)(values)
    if (Object.keys(errors).length === 0) return undefined
    if (this.unanswered === 0) session.stopWaiting()
    // It also validates the fields anew.
    session.clearOutcome()
    session.focusInvalid()
    return errors
  }

  private start(values: FieldValues, submitted: Submit | undefined): Sending {
    const { name, draftName, draft, accepted, settings } = this.session
    try {
      if (settings.reference) this.reference = draft.keepReference(createReference)
      const suspicion = submitted && suspicionOf(draftName, values, submitted)
      const lead = { context: settings.context, reference: this.reference, suspicion }
      return sendMail(name, sentValues(name, values, accepted.codes ?? []), lead)
    } catch {
      const notSent = Promise.resolve<MailResult>({ sent: false, reason: "failed" })
      return { result: notSent, answer: notSent }
    }
  }

  /** A send that counted as failed has arrived after all. If another one is under way, its end tells so. */
  private finishLate(values: FieldValues, send: number) {
    const { form } = this.session
    if (form.getState().submitting) {
      this.sentLate = values
      return
    }
    this.finish(values, send)
    form.mutators.setSent?.(true)
  }

  private finish(values: FieldValues, send: number) {
    this.arrived = send
    this.sentLate = undefined
    this.session.finish(values, this.reference)
  }
}

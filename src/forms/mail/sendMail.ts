import { type FieldValues, type FormName, fieldsOf } from "../formTables"
import { loadMailClient } from "./loadMailClient"
import { mailSettings } from "./mailSettings"
import { withTimeout } from "./withTimeout"

/** How long a visitor waits for an answer; neither the mail client nor the browser sets a limit. */
export const MAIL_TIMEOUT_MS = 15_000

/** Whether a form was sent, and if not, whether the browser was offline. */
export type MailResult = { readonly sent: true } | { readonly sent: false; readonly offline: boolean }

/** A form that is being sent. Neither promise ever rejects: every failure is a result. */
export interface Sending {
  /** What the visitor is told: the answer, or after the time-out that the form was not sent. */
  readonly result: Promise<MailResult>
  /** The answer, whenever it comes. */
  readonly answer: Promise<MailResult>
}

/** A host of static files that answers any request with a page has not taken a form, whatever the status says. */
const isPage = (text: string) => /^\s*<(?:!doctype|html)/i.test(text)

/** What is mailed of a form: its fields, without those that are not for sending and the optional ones left empty. */
const templateParams = (form: FormName, values: FieldValues): FieldValues => {
  const fields = fieldsOf(form)
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !fields[name]?.unsent && !(fields[name]?.optional && value === ""),
    ),
  )
}

const request = async (form: FormName, values: FieldValues) => {
  const send = await loadMailClient()
  const own = window.location.origin
  const settings = mailSettings(form, own)
  const text = await send(settings, templateParams(form, values))
  if (settings.origin === own && isPage(text)) throw new Error("There is no mail endpoint at this address")
}

/** Sends a form. No form leaves this site in another way. */
export const sendMail = (form: FormName, values: FieldValues): Sending => {
  const sent = (): MailResult => ({ sent: true })
  const notSent = (): MailResult => ({ sent: false, offline: !navigator.onLine })
  const logFailure = (cause: unknown) => {
    // For developers: the client rejects with a status, a sentence or an error; visitors see the form's own words.
    console.error(`The form '${form}' was not sent.`, cause)
    return notSent()
  }
  const answered = request(form, values)
  return {
    result: withTimeout(answered, MAIL_TIMEOUT_MS).then(sent, logFailure),
    answer: answered.then(sent, notSent),
  }
}

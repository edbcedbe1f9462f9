import type { FieldValues } from "../desk/createDesk"
import type { FormId } from "../formIds"
import { loadCarrier } from "./loadCarrier"
import { mailSettings } from "./mailSettings"
import { patience } from "./patience"
import { templateParams } from "./templateParams"
import { withTimeout } from "./withTimeout"

/** Whether a form was sent, and if not, whether the browser was offline. */
export type MailResult = { readonly sent: true } | { readonly sent: false; readonly offline: boolean }

/** A form on its way. Neither promise ever rejects: every failure is a result. */
export interface Sending {
  /** What the visitor is told: the answer, or after 15 seconds without one that the form was not sent. */
  readonly result: Promise<MailResult>
  /** The answer, whenever it comes. */
  readonly answer: Promise<MailResult>
  /** Gives up a form whose answer is overdue. What has not arrived yet will not arrive later beside a second attempt. */
  readonly giveUp: () => void
}

/** A host of static files that answers any request with a page has not taken a form, whatever the status says. */
const isPage = (text: string) => /^\s*<(?:!doctype|html)/i.test(text)

const carry = async (form: FormId, values: FieldValues, signal: AbortSignal) => {
  const carrier = await loadCarrier()
  signal.throwIfAborted()
  const own = window.location.origin
  const settings = mailSettings(form, own)
  const text = await carrier(settings, templateParams(form, values), signal)
  if (settings.origin === own && isPage(text)) throw new Error("There is no mail endpoint at this address")
}

/** The one way by which forms leave this site. */
export const sendMail = (form: FormId, values: FieldValues): Sending => {
  const control = new AbortController()
  const sent = (): MailResult => ({ sent: true })
  const notSent = (): MailResult => ({ sent: false, offline: !navigator.onLine })
  const tell = (cause: unknown) => {
    // For developers: the client rejects with a status, a sentence or an error; visitors see the form's own words.
    console.error(`The form '${form}' was not sent.`, cause)
    return notSent()
  }
  const carried = carry(form, values, control.signal)
  return {
    result: withTimeout(carried, patience).then(sent, tell),
    answer: carried.then(sent, notSent),
    giveUp: () => control.abort(),
  }
}

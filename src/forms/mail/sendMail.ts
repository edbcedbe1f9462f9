import { type FieldValues, type FormName, fieldsOf } from "../formTables"
import { isBlank } from "../invisible"
import { type Lead, leadFields } from "../lead/leadFields"
import type { MailReceiver } from "./MailProvider"
import { ownEndpoint } from "./ownEndpoint"
import { plainProvider } from "./plainProviders"
import { postForm, type Refusal, refusalOf } from "./postForm"
import { isProviderSet, mailProvider } from "./provider"
import { withTimeout } from "./withTimeout"

/**
 * How long a visitor waits for an answer (docs/specification.md, Mail); neither the mail client nor the browser sets a
 * limit.
 */
const MAIL_TIMEOUT_MS = 15_000

/** Why a form was not sent: no connection, a refusal for its size, or anything else. */
export type MailFailure = "offline" | "tooLong" | "failed"

/** Whether a form was sent; if a service refused it, with what it said. */
export type MailResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly reason: MailFailure; readonly refusal?: Refusal }

/** A form that is being sent. Neither promise rejects: every failure is a result. */
export interface Sending {
  /** The outcome that the visitor sees: the answer, or a failure after the time-out. */
  readonly result: Promise<MailResult>
  /** The answer, whenever it comes. */
  readonly answer: Promise<MailResult>
}

/** The fields of a form that are mailed: without unsent fields and empty optional ones. */
const mailedFields = (form: FormName, values: FieldValues): FieldValues => {
  const fields = fieldsOf(form)
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !fields[name]?.unsent && !(fields[name]?.optional && typeof value === "string" && isBlank(value)),
    ),
  )
}

const receiver = (): MailReceiver => {
  if (process.env.GATSBY_FORMS) {
    const plain = plainProvider()
    if (plain) return postForm(plain)
  }
  return isProviderSet() ? mailProvider : ownEndpoint
}

/** Preloads what sending needs, while the visitor types. A failure is handled when the form is sent. */
export const prepareMail = () => void receiver().prepare()

const bytesIn = (texts: readonly unknown[]) => new Blob(texts.map(String)).size

/**
 * To how many characters to shorten a text that was refused for its size, in hundreds: as many as the receiver takes in
 * this script, or half of it if something before the receiver takes less.
 */
export const acceptedLength = (text: string) => {
  const { maxBytes, maxFieldBytes = maxBytes } = receiver()
  const length = text.length * Math.min(1, maxFieldBytes / bytesIn([text]))
  return Math.floor((length < text.length ? length : text.length / 2) / 100) * 100
}

const reasonOf = (cause: unknown): MailFailure => {
  const { status } = (cause ?? {}) as { status?: unknown }
  if (status === 413) return "tooLong"
  // Who has an answer is not offline, whatever the browser says.
  return !status && !navigator.onLine ? "offline" : "failed"
}

/** Whether one of the texts of a form, or all together, are longer than the receiver takes. */
export const isTooLong = (texts: readonly unknown[]) => {
  const { maxBytes, maxFieldBytes = maxBytes } = receiver()
  return bytesIn(texts) > maxBytes || texts.some((text) => bytesIn([text]) > maxFieldBytes)
}

/** Sends a form. All forms are sent this way. */
export const sendMail = (form: FormName, values: FieldValues, lead: Lead = { context: "off" }): Sending => {
  const sent = (): MailResult => ({ sent: true })
  const notSent = (cause: unknown): MailResult => {
    const result = { sent: false, reason: reasonOf(cause) } as const
    return process.env.GATSBY_FORMS ? { ...result, refusal: refusalOf(Object(cause)) } : result
  }
  const logFailure = (cause: unknown) => {
    // For developers; visitors see the form's own message. The cause may be a status, a text or an error.
    console.error(`The form '${form}' was not sent.`, cause)
    return notSent(cause)
  }
  const fields = mailedFields(form, values)
  const mail = receiver()
  // Told before it is sent: a service may take long to refuse it, or cut it.
  const answered = isTooLong(Object.values(fields))
    ? Promise.reject({ status: 413 })
    : mail.send(form, { ...fields, ...leadFields(lead) })
  return {
    result: withTimeout(answered, MAIL_TIMEOUT_MS).then(sent, logFailure),
    answer: answered.then(sent, notSent),
  }
}

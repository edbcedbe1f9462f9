import { isDeliverable } from "../envelopeOf"
import type { FieldValues } from "../formTables"
import type { MailReceiver } from "./MailProvider"
import type { PlainProvider } from "./PlainProvider"

/** What services say of a form that they refuse: Formspree, Web3Forms, Basin and Formcarry, in this order. */
interface RefusedAnswer {
  readonly success?: unknown
  readonly errors?: unknown
  readonly message?: unknown
  readonly error?: unknown
  readonly title?: unknown
}

/** As long as a sentence or two. */
const MAX_WORDS = 300

const parsed = (text: string): RefusedAnswer => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const lineOf = (error: { field?: unknown; message?: unknown }) =>
  [error.field, error.message].filter((part) => typeof part === "string").join(": ")

/** What a service says, a line for each field; empty if it says nothing. */
const wordsOf = ({ errors, message, error, title }: RefusedAnswer) => {
  const lines = Array.isArray(errors) ? errors.map((entry) => lineOf(Object(entry))).filter(Boolean) : []
  const [words] = [lines.join("\n"), message, error, title].filter((part) => typeof part === "string" && part !== "")
  return String(words ?? "").slice(0, MAX_WORDS)
}

/** An answer that is no success. */
interface NoSuccess {
  readonly status?: number
  readonly words?: string
}

/** Why a service did not take a form: too many at the moment, or what it says, a line for each field. */
export type Refusal = "busy" | `refused: ${string}`

/** The refusal that a failure is; undefined if it is another one, such as for the form's size. */
export const refusalOf = ({ status, words }: NoSuccess): Refusal | undefined => {
  if (status === 429) return "busy"
  return words && status !== 413 ? `refused: ${words}` : undefined
}

const bodyOf = (fields: FieldValues, extras: Readonly<Record<string, string>>, replyTo: string) => {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const address = String(fields.email ?? fields.user_email ?? "")
  // Services put it into the header of their mail.
  if (isDeliverable(address) && !body.has(replyTo)) body.append(replyTo, address)
  for (const [name, value] of Object.entries(extras)) body.append(name, value)
  return body
}

/** Sends forms as they would post themselves, and asks for an answer in JSON instead of a page. */
export const postForm = (provider: PlainProvider): MailReceiver => ({
  maxBytes: provider.maxBytes,
  prepare: async () => undefined,
  send: async (form, fields) => {
    const response = await fetch(provider.addressOf(form), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: bodyOf(fields, provider.extrasOf(form), provider.replyToName()),
    })
    const text = await response.text()
    const answer = parsed(text)
    if (response.ok && answer.success !== false) return
    const refused: NoSuccess = { status: response.status, words: wordsOf(answer) }
    throw refused
  },
})

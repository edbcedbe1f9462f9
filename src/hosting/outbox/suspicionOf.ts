import { fieldsOf, formTables } from "../../forms/formTables"
import { readEntry } from "./readOutbox"
import type { Submission } from "./readSubmission"

const MAX_LINKS = 2

/** How many addresses may send the same text in a day. */
const MAX_SENDERS = 2

const DAY_MS = 86_400_000

/** Shorter texts, such as “Please call me”, may well be the same. */
const MIN_LENGTH = 30

const links = /\bhttps?:\/\/|\bwww\./gi

const fieldNames = (control: string) =>
  new Set(
    Object.keys(formTables).flatMap((form) =>
      Object.entries(fieldsOf(form as keyof typeof formTables))
        .filter(([, field]) => field.control === control)
        .map(([name]) => name),
    ),
  )
const textFields = fieldNames("textArea")
const addressFields = fieldNames("email")

const valuesOf = ({ template_params }: Submission, names: ReadonlySet<string>) =>
  Object.entries(template_params).flatMap(([name, value]) => (names.has(name) ? [String(value)] : []))

/** The e-mail address in a submission, in small letters. */
export const addressIn = (submission: Submission) => valuesOf(submission, addressFields)[0]?.trim().toLowerCase()

/** How many other addresses have sent a text within a day. */
const otherSenders = (text: string, address: string | undefined, lines: readonly string[], received: Date) => {
  const written = JSON.stringify(text)
  // Only lines that contain the text are parsed.
  const entries = lines.filter((line) => line.includes(written)).flatMap((line) => readEntry(line) ?? [])
  const recent = entries.filter((entry) => received.getTime() - Date.parse(entry.received) < DAY_MS)
  return new Set(recent.map(addressIn).filter((other) => other !== address)).size
}

/**
 * Why a robot may have sent a form: `links`, more than two in all, or `text`, the same text from a third address in a day.
 * @param lines the lines received so far
 * @returns undefined without suspicion
 */
export const suspicionOf = (submission: Submission, lines: readonly string[], received: Date) => {
  const found = Object.values(submission.template_params).flatMap((value) => String(value).match(links) ?? [])
  if (found.length > MAX_LINKS) return "links"
  const texts = valuesOf(submission, textFields).filter((text) => text.length >= MIN_LENGTH)
  const address = addressIn(submission)
  return texts.some((text) => otherSenders(text, address, lines, received) >= MAX_SENDERS) ? "text" : undefined
}

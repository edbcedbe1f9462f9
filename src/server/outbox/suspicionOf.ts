import { hasManyLinks } from "../../forms/lead/hasManyLinks"
import { addressIn, textsIn } from "./addressIn"
import { readEntry } from "./readOutbox"
import type { Submission } from "./readSubmission"

/** How many addresses may send the same text in a day. */
const MAX_SENDERS = 2

const DAY_MS = 86_400_000

/** Shorter texts, such as the beginning that a link has filled in, may well be the same. */
const MIN_LENGTH = 80

/** How many other addresses have sent a text within a day. */
const otherSenders = (text: string, address: string | undefined, lines: readonly string[], received: Date) => {
  const written = JSON.stringify(text)
  // Only lines that contain the text are parsed.
  const entries = lines.filter((line) => line.includes(written)).flatMap((line) => readEntry(line) ?? [])
  const recent = entries.filter((entry) => received.getTime() - Date.parse(entry.received) < DAY_MS)
  return new Set(recent.map((entry) => addressIn(entry)?.toLowerCase()).filter((other) => other !== address)).size
}

/**
 * Why a robot may have sent a form: `links`, more than people send, or `text`, the same text from a third address in a day.
 * @param lines the lines received so far
 * @returns undefined without suspicion
 */
export const suspicionOf = (submission: Submission, lines: readonly string[], received: Date) => {
  if (hasManyLinks(Object.values(submission.template_params))) return "links"
  const texts = textsIn(submission).filter((text) => text.length >= MIN_LENGTH)
  const address = addressIn(submission)?.toLowerCase()
  return texts.some((text) => otherSenders(text, address, lines, received) >= MAX_SENDERS) ? "text" : undefined
}

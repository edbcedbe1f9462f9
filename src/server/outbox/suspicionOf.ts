import { hasManyLinks } from "../../forms/lead/hasManyLinks"
import type { Query } from "../database/Database"
import { textsIn } from "./addressIn"
import type { Submission } from "./readSubmission"
import type { Keys } from "./storeSubmission"

/** How many addresses may send the same text in a day. */
const MAX_SENDERS = 2

const DAY_MS = 86_400_000

/** Shorter texts, such as the beginning that a link has filled in, may well be the same. */
const MIN_LENGTH = 80

/**
 * Why a robot may have sent a form: `links`, more than people send, or `text`, the same text from a third address in a day.
 * @returns undefined without suspicion
 */
export const suspicionOf = async (query: Query, submission: Submission, { text, sender }: Keys, received: Date) => {
  if (hasManyLinks(Object.values(submission.template_params))) return "links"
  if (!textsIn(submission).some(({ length }) => length >= MIN_LENGTH)) return undefined
  const others = await query(
    "SELECT DISTINCT sender_key FROM entries WHERE text_key = $1 AND received > $2 AND sender_key <> $3 LIMIT $4",
    [text, new Date(received.getTime() - DAY_MS).toISOString(), sender, MAX_SENDERS],
  )
  return others.length >= MAX_SENDERS ? "text" : undefined
}

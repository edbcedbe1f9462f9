import { outboxDatabase } from "../database/outboxDatabase"
import { type Answer, answer, type Posted, refusalOf } from "./posted"
import { readObject, submissionIn } from "./readSubmission"
import { isFull } from "./roomLeft"
import { splitSubmission } from "./splitSubmission"
import { storeSubmission } from "./storeSubmission"

/**
 * Stores a submission in the outbox, and returns the answer that the hosted mail service would give.
 * @param onStored is called once a submission is stored, before the answer
 */
export const takeSubmission = async (posted: Posted, onStored = () => {}): Promise<Answer> => {
  const refusal = refusalOf(posted, "form")
  if (refusal) return refusal
  const read = posted.body && submissionIn(readObject(posted.body.toString("utf8")))
  const parts = read && splitSubmission(read)
  if (!parts) return answer(400, "Bad Request")
  try {
    const database = await outboxDatabase()
    if (await isFull(database)) {
      console.error("A form was refused: the outbox is as large as OUTBOX_MAX_MB lets it be.")
      return answer(507, "Insufficient Storage")
    }
    await storeSubmission(database, parts.submission, parts.along)
    onStored()
  } catch (cause) {
    // For example, the disk is full. The visitor is told that it was not sent; an uncaught error would end the server.
    console.error("The outbox cannot be written to.", cause)
    return answer(500, "Internal Server Error")
  }
  return answer(200, "OK")
}

import type { Desk, FieldValues } from "../desk/createDesk"
import type { FormId } from "../formIds"
import { sendMail } from "../mail/sendMail"

/**
 * Sends a form and writes on its desk what becomes of it. Where the answer is overdue the visitor reads that the form was
 * not sent, and may send it again, which gives up the first attempt; if the answer comes after all, the desk says so.
 * @param onSent called once it is sent, at once or late
 * @returns whether it was sent in time
 */
export const dispatch = async (form: FormId, desk: Desk, values: FieldValues, onSent: () => void) => {
  const held = desk.read().values
  desk.read().giveUp?.()
  desk.update({ phase: "sending", offline: false, fault: undefined, giveUp: undefined })
  const { result, answer, giveUp } = sendMail(form, values)

  const finish = () => {
    desk.clear(held)
    desk.update({ phase: "sent", giveUp: undefined })
    onSent()
  }

  const told = await result
  if (told.sent) {
    finish()
    return true
  }
  desk.update({ phase: "failed", offline: told.offline, giveUp })
  void answer.then((late) => {
    // A later attempt has taken this one's place.
    if (desk.read().giveUp !== giveUp) return
    if (late.sent) finish()
    else desk.update({ giveUp: undefined })
  })
  return false
}

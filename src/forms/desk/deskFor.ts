import { createDesk, type Desk, type FieldValues } from "./createDesk"

const underWay = new Map<string, Desk>()

/**
 * The desk for a form. While a send is under way, or its answer overdue, a visitor who goes to another page finds the
 * very same desk in the same form there: what is being sent is not offered for sending a second time.
 * @param draft the name under which the form's text is kept
 */
export const deskFor = (draft: string, defaults: FieldValues) => {
  const busy = underWay.get(draft)
  if (busy) return busy
  const desk = createDesk(defaults)
  desk.subscribe(() => {
    const { phase, giveUp } = desk.read()
    if (phase === "sending" || giveUp) underWay.set(draft, desk)
    else if (underWay.get(draft) === desk) underWay.delete(draft)
  })
  return desk
}

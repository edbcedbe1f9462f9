import type { CutText } from "./cutToWidth"
import type { ResultPart, Screen } from "./resultRooms"

/** Below this share of its room a part wastes it. */
const MIN_FILLED = 0.4

/** The last words before the ellipsis, by which an editor finds the place. */
const endOf = (shown: string) => shown.replace(/ ?…$/, "").split(" ").slice(-3).join(" ").slice(-40)

/**
 * Says what is wrong with a part of a search result.
 * @param text the whole text
 * @param cuts the text as each screen shows it
 * @returns sentences; none if all is well
 */
export const resultRemarks = (part: ResultPart, text: string, cuts: Readonly<Record<Screen, CutText>>) => {
  if (text.trim() === "") return [`There is no ${part}: search engines choose words of the page themselves.`]
  const { desktop, phone } = cuts
  const cut = ({ shown, excess }: CutText, screens: string) =>
    `On ${screens} the ${part} is cut after “${endOf(shown)}”: shorten it by about ${excess} character${excess === 1 ? "" : "s"}.`
  if (desktop.excess > 0 && desktop.shown === phone.shown)
    return [cut(desktop.excess > phone.excess ? desktop : phone, "every screen")]
  const remarks = [
    ...(desktop.excess > 0 ? [cut(desktop, "a wide screen")] : []),
    ...(phone.excess > 0 ? [cut(phone, "a phone")] : []),
  ]
  if (remarks.length > 0 || desktop.filled >= MIN_FILLED) return remarks
  const room = Math.floor((text.length / desktop.filled) * (1 - desktop.filled))
  return [`The ${part} is short: there is room for about ${room} more characters.`]
}

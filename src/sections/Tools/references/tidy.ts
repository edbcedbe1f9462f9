import { italics } from "./italics"

const regExp = (pattern: string) => new RegExp(pattern.replaceAll("~", `${italics}?`), "gu")

/** What empty fields leave behind, and signs that meet, with what stays of them; `~` is where italics may begin or end. */
const looseSigns: readonly (readonly [RegExp, string])[] = [
  [regExp(" {2,}"), " "],
  [regExp("^[,;:] "), ""],
  [regExp("(?<=[([]) ?[,;:] "), ""],
  [regExp(" [([] ?[)\\]]"), ""],
  [regExp("([.?!]~[”’]?) [,;:.](?= |$)"), "$1"],
  [regExp("[,;:] +(?=[,;:.)\\]])"), ""],
  [regExp(" (?=[,;:.)\\]](?![\\p{L}\\d]))"), ""],
  [regExp("(?<!\\.)\\.(~)\\.(?!\\.)"), ".$1"],
  [regExp("([?!]~)\\.(?!\\.)"), "$1"],
]

/** Takes loose signs out of a made text. */
export const tidy = (text: string) =>
  looseSigns.reduce((tidied, [loose, kept]) => tidied.replace(loose, kept), text).trim()

import { fillTemplate } from "./fillTemplate"
import type { NameForm, Rules } from "./Rules"

/** An author, editor or translator: a person, or an organisation. */
export interface Person {
  readonly family: string
  /** The given names, and after a comma a suffix such as Jr. */
  readonly given: string
  readonly organisation: string
}

type Look = Rules["initials"]

const wordsOf = (given: string) =>
  given
    .replaceAll(".-", "-")
    .split(/[\s.]+/)
    .filter(Boolean)

/** The initials of given names. Words in lower case, such as `de`, stay whole; `HLA` counts as three initials. */
const initialsOf = (given: string, look: Look) => {
  const stop = look.includes(".") ? "." : ""
  const gap = look.includes(". ") ? " " : ""
  const hyphen = look.includes("-") ? "-" : ""
  return wordsOf(given)
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? [...word] : word))
    .map((word) => {
      if (/^\p{Ll}/u.test(word)) return gap ? word : ` ${word}`
      return word
        .split("-")
        .map((piece) => piece.charAt(0).toUpperCase() + stop)
        .join(hyphen)
    })
    .join(gap)
    .trim()
}

/** Given names as printed; a style without full stops has none here either, and closes up initials. */
const givenOf = (given: string, look: Look) =>
  look.includes(".")
    ? given
    : wordsOf(given)
        .join(" ")
        .replace(/\b(\p{Lu}) (?=\p{Lu}\b)/gu, "$1")

const nameOf = ({ family, given, organisation }: Person, template: string, look: Look) => {
  if (organisation) return organisation
  const [names = "", suffix = ""] = given.split(",").map((part) => part.trim())
  const values = { given: givenOf(names, look), initials: initialsOf(names, look) }
  return fillTemplate(template, { ...values, family, suffix: look.includes(".") ? suffix : suffix.replace(".", "") })
}

/** Several names in the form of a style, shortened if there are more than it gives. */
export const formatNames = (people: readonly Person[], form: NameForm, look: Look) => {
  const all = people.map((person, at) => nameOf(person, (at > 0 && form.others) || form.first, look))
  const last = all.at(-1) ?? ""
  const join = (names: readonly string[]) =>
    names.reduce((before, name) => fillTemplate(form.between, { names: before, last: name }))
  if (all.length < 2) return last
  if (all.length > form.most)
    return fillTemplate(form.more ?? form.last, { names: join(all.slice(0, form.shown)), last })
  const template = all.length === 2 ? (form.pair ?? form.last) : form.last
  return fillTemplate(template, { names: join(all.slice(0, -1)), last })
}

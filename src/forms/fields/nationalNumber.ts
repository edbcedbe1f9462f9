import type { DialCode } from "../formTables"
import { type FieldValues, type FormName, fieldsOf } from "../formTables"

/**
 * Argentina writes its mobile numbers as 0, area, 15, subscriber; from abroad they are 9, area, subscriber. Area and
 * subscriber together have ten digits.
 */
const argentineMobile = /^0?(?=[0-9]{12}$)(11|[0-9]{3,4}?)15([0-9]+)$/

/**
 * A number as it follows its dial code: without a trunk prefix, which is only dialled within the country, and without the
 * code itself, in case it was typed.
 * @returns undefined if the code has no number of that length
 */
export const nationalNumber = (digits: string, { code, trunk, lengths }: DialCode) => {
  const isPossible = (number: string) => /^[0-9]+$/.test(number) && lengths?.includes(number.length) === true
  const number = code === "+54" ? digits.replace(argentineMobile, "9$1$2") : digits
  const own = code.slice(1)
  // A zero before a number of such a country is never part of it; any other prefix may be.
  const prefix = [trunk, trunk.charAt(0), `00${own}`, own].find(
    (start) =>
      start !== "" &&
      number.startsWith(start) &&
      isPossible(number.slice(start.length)) &&
      (start.startsWith("0") || !isPossible(number)),
  )
  const national = number.slice(prefix?.length ?? 0)
  return isPossible(national) ? national : undefined
}

/** The values of a form as they are sent: phone numbers as they follow their dial codes. */
export const sentValues = (form: FormName, values: FieldValues, codes: readonly DialCode[]): FieldValues => {
  const fields = fieldsOf(form)
  const code = codes.find(({ code: known, lengths }) => known === values.countryCode && lengths)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isNumber = code && fields[name]?.control === "phone"
      return [name, (isNumber && nationalNumber(String(value), code)) || value]
    }),
  )
}

/** Lengths in words, such as "9 or 10" and "5–15". */
export const lengthsInWords = (lengths: readonly number[]) => {
  const runs: [number, number][] = []
  for (const length of lengths) {
    const last = runs.at(-1)
    if (last && length === last[1] + 1) last[1] = length
    else runs.push([length, length])
  }
  const words = runs.flatMap(([from, to]) => {
    if (from === to) return [`${from}`]
    return to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`]
  })
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words)
}

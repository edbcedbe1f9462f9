import type { DialCode } from "../formTables"
import { withoutInvisible } from "../invisible"
import { PHONE_DIGITS } from "../rules"

/** Converts a digit of any script to ASCII: Arabic and full-width keyboards produce their own. */
const plainDigit = (digit: string) => {
  // Each script's digits have consecutive code points from zero on, so the start of the run is its zero.
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** A text with one form of plus sign and ASCII digits. */
const plain = (text: string) => withoutInvisible(text.normalize("NFKC")).replace(/\p{Nd}/gu, plainDigit)

/** The country code at the start of an international number (ITU-T E.164): all others have three digits, and none a zero first. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9][0-9]{2})/

/** A plus before the first digit, as in "(+44)" or "tel:+44". */
const plusFirst = /^[^0-9]*\+/

/** The values of a phone field and its dial code. */
export interface PhoneNumber {
  readonly digits: string
  readonly code: string
}

/**
 * The values of a phone field after typing, pasting or autofill. A number may begin with a country's dial code, which is
 * then chosen: after a plus or 00, even if the list lacks it; without them if the list has it, and ten digits follow the chosen
 * code, a code that stands apart, or a code of two digits or more (of eleven digits, the first may as well belong to a number with one too many). A
 * trunk zero, which is not part of the number, is dropped as soon as an eleventh digit shows that it is one. What cannot be
 * told apart stays, and is refused by the rule. If the owner accepts the numbers of all countries, a prefix without plus or
 * 00 stays until the number is sent (`nationalNumber`).
 * @param codes the dial codes that can be chosen
 * @param isTyped whether it is being typed, so that more may follow: a plus or 00 then stays until ten digits follow its code
 */
export const acceptDigits = (
  held: PhoneNumber,
  attempt: string,
  codes: readonly DialCode[],
  isTyped: boolean,
): PhoneNumber => {
  const text = plain(attempt)
  const digits = text.replace(/[^0-9]/g, "")
  if (digits === "") return text === "" || text === "+" ? { ...held, digits: text } : held

  const isInternational = codes.some(({ lengths }) => lengths)
  const isListed = (code: string) => codes.some((known) => known.code === code)
  const withoutTrunk = (number: string, code: string) => {
    const hasTrunk = !isListed(code) || codes.some((known) => known.code === code && known.trunk === "0")
    return !isInternational && hasTrunk && number.length === PHONE_DIGITS + 1 ? number.replace(/^0/, "") : number
  }

  const hasPlus = plusFirst.test(text)
  const hasZeros = !hasPlus && digits.startsWith("00") && (isInternational || digits.length > PHONE_DIGITS)
  const whole = hasZeros ? digits.slice(2) : digits
  const [prefix = ""] = countryCode.exec(whole) ?? []
  const named = `+${prefix}`
  const own = withoutTrunk(whole.slice(prefix.length), named)

  if (hasPlus || hasZeros) {
    const isWhole = isTyped ? !isInternational && own.length === PHONE_DIGITS : own !== ""
    if (prefix === "" || !isWhole) return { ...held, digits: hasPlus ? `+${digits}` : digits }
    return { digits: own, code: named }
  }

  const national = withoutTrunk(digits, held.code)
  const [firstGroup] = /[0-9]+/.exec(text) ?? []
  const isTold = named === held.code || firstGroup === prefix || prefix.length > 1
  if (!isInternational && national.length > PHONE_DIGITS && own.length === PHONE_DIGITS && isTold && isListed(named))
    return { digits: own, code: named }
  return { ...held, digits: national }
}

/** Whether a number that is being typed begins with a plus or 00, which announce a code. */
export const announcesCode = (digits: string) => /^(?:\+|00)/.test(digits)

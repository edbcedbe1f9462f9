import { withoutInvisible } from "../invisible"
import { PHONE_DIGITS } from "../rules"

/** A dial code, with the name of its country if the list gives one. */
export interface DialCode {
  readonly code: string
  readonly name?: string
  /** The trunk prefix: what is dialled before its numbers within the country; empty if nothing is. */
  readonly trunk: string
  /** How many digits its numbers may have, if the owner accepts the numbers of all countries. */
  readonly lengths?: readonly number[] | null
}

/** Converts a digit of any script to ASCII: Arabic and full-width keyboards produce their own. */
const plainDigit = (digit: string) => {
  // Each script's digits have consecutive code points from zero on, so the start of the run is its zero.
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, plainDigit)

/** The country code at the start of an international number (ITU-T E.164): all others have three digits. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/

/** A plus before the first digit, as in "(+44)" or "tel:+44". */
const plusFirst = /^\P{Nd}*[+＋]/u

/** The longest international number (ITU-T E.164) with a trunk prefix, or with the zeros before its code. */
const MAX_DIGITS = 17

/** The values of a phone field and its dial code. */
export interface PhoneNumber {
  readonly digits: string
  readonly code: string
}

/** What a phone field makes of an input. */
export interface Acceptance extends PhoneNumber {
  /** Whether the input was refused, so that the field keeps its values. */
  readonly isRefused: boolean
  /** The dial code before a pasted number that the list of codes lacks. */
  readonly missingCode?: string
}

/**
 * The values of a phone field after typing, pasting or autofill: digits only, at most ten. A pasted or autofilled number
 * may begin with a country's dial code, which is then chosen if the list has it. A trunk zero, which is not part of the
 * number, is dropped as soon as an eleventh digit shows that it is one. If the owner accepts the numbers of all countries,
 * there may be more digits, and the prefix stays until the number is sent (`nationalNumber`).
 * @param codes the dial codes that can be chosen
 * @param typed whether it was typed, one character at a time
 */
export const acceptDigits = (
  held: PhoneNumber,
  attempt: string,
  codes: readonly DialCode[],
  typed: boolean,
): Acceptance => {
  const digits = digitsOf(attempt)
  const start = withoutInvisible(attempt)
  const isInternational = codes.some(({ lengths }) => lengths)
  const hasPrefix = start.startsWith("00") && (isInternational || digits.length > PHONE_DIGITS)
  const whole = hasPrefix ? digits.slice(2) : digits
  const [prefix] = (!typed && (plusFirst.test(attempt) || hasPrefix) && countryCode.exec(whole)) || []
  const named = prefix && `+${prefix}`
  const isMissing = named !== undefined && codes.every(({ code }) => code !== named)
  const code = named === undefined || isMissing ? held.code : named

  const own = named === undefined ? digits : whole.slice(named.length - 1)
  const hasTrunk = isMissing || codes.some((known) => known.code === code && known.trunk === "0")
  const isTooLong = !isInternational && hasTrunk && own.length === PHONE_DIGITS + 1
  const national = isTooLong ? own.replace(/^0/, "") : own
  if (national.length > (isInternational ? MAX_DIGITS : PHONE_DIGITS)) return { ...held, isRefused: true }
  return { digits: national, code, isRefused: false, missingCode: isMissing ? named : undefined }
}

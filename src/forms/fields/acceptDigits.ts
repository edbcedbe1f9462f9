import { PHONE_DIGITS } from "../rules"

/** Converts a digit of any script to ASCII: Arabic and full-width keyboards produce their own. */
const plainDigit = (digit: string) => {
  // Each script's digits have consecutive code points from zero on, so the start of the run is its zero.
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, plainDigit)

/** A number without its trunk prefix, the zero dialled before it within its country. */
const withoutTrunk = (digits: string) => (digits.length === PHONE_DIGITS + 1 ? digits.replace(/^0/, "") : digits)

/** The values of a phone field and its dial code. */
export interface PhoneNumber {
  readonly digits: string
  readonly code: string
}

/**
 * The value of a phone field after typing, pasting or autofill: digits only. An eleventh digit is refused: the field
 * keeps its value. A pasted or autofilled number may begin with a country's dial code, which is then chosen, or with a
 * trunk zero.
 * @param codes the dial codes that can be chosen
 * @param typed whether it was typed, one character at a time
 */
export const acceptDigits = (
  held: PhoneNumber,
  attempt: string,
  codes: readonly string[],
  typed: boolean,
): PhoneNumber => {
  const digits = digitsOf(attempt)
  if (typed) return digits.length > PHONE_DIGITS ? held : { ...held, digits }
  const start = attempt.trimStart()
  const international = start.startsWith("+") || (start.startsWith("00") && digits.length > PHONE_DIGITS)
  const whole = start.startsWith("00") ? digits.slice(2) : digits
  // The chosen code is tried first; then longer codes before shorter ones, which may be their prefixes.
  const candidates = international ? [held.code, ...[...codes].sort((a, b) => b.length - a.length)] : []
  const code = candidates.find((candidate) => whole.startsWith(candidate.slice(1)))
  const national = withoutTrunk(code ? whole.slice(code.length - 1) : digits)
  return national.length > PHONE_DIGITS ? held : { digits: national, code: code ?? held.code }
}

/** How many digits a phone number has (specification, section 5). */
export const phoneDigits = 10

/**
 * What a phone field holds after an attempt to type or paste into it: digits only.
 * An eleventh digit is refused: the field keeps what it held. A number that is pasted
 * or filled in with the chosen dial code in front is taken without the code.
 */
export const acceptDigits = (held: string, attempt: string, dialCode: string) => {
  const start = attempt.trimStart()
  const national = start.startsWith(dialCode) ? start.slice(dialCode.length) : start
  const digits = national.replace(/[^0-9]/g, "")
  return digits.length > phoneDigits ? held : digits
}

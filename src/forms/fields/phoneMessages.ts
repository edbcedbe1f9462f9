import { fill } from "../../site/fill"
import type { DialCode } from "../formTables"
import { PHONE_DIGITS } from "../rules"
import { announcesCode, type PhoneNumber } from "./acceptDigits"
import { lengthsInWords } from "./nationalNumber"

/** A number as it shows. */
interface ShownNumber extends PhoneNumber {
  /** Whether its field has the focus. */
  readonly isActive: boolean
  /** The message of the rule that it breaks. */
  readonly error: string | undefined
}

interface MessageCopy {
  readonly missingCode: string
  readonly digitCount: string
  readonly phoneLengths?: string | null
}

/** Whether a number that is being typed may still turn out to begin with a code: an announced one, or the chosen one. */
const mayHaveCode = ({ digits, code }: PhoneNumber) => {
  const own = code.slice(1)
  return announcesCode(digits) || (digits.startsWith(own) && digits.length < own.length + PHONE_DIGITS)
}

/**
 * What is said below a phone number: a refusal at once if it has too many digits, else the message of its rule, and with it
 * how many digits it has; below one that is accepted, that its code was missing in the list.
 * @param invalid the message for numbers that are not accepted, where every code has numbers of ten digits
 */
export const phoneMessages = (
  { isActive, error, ...number }: ShownNumber,
  codes: readonly DialCode[],
  copy: MessageCopy,
  invalid: string | undefined,
) => {
  const count = number.digits.replace(/[^0-9]/g, "").length
  const { code, lengths } = codes.find((listed) => listed.code === number.code) ?? {}
  const added = code === undefined && count > 0 ? fill(copy.missingCode, { code: number.code }) : undefined
  const wrong =
    code && lengths && copy.phoneLengths ? fill(copy.phoneLengths, { code, lengths: lengthsInWords(lengths) }) : invalid
  const isFixed = codes.every((listed) => !listed.lengths)
  const isTooLong = isFixed && count > PHONE_DIGITS && !(isActive && mayHaveCode(number))
  const shown = isTooLong || error === invalid ? wrong : error
  const hint = shown === wrong && count > 0 ? fill(copy.digitCount, { count: String(count) }) : added
  return { error: shown, hint, isTooLong }
}

import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from "react"
import { useField, useForm } from "react-final-form"
import type { DialCode, FieldValues } from "../formTables"
import { acceptDigits, announcesCode, type PhoneNumber } from "./acceptDigits"

const code = "countryCode"

/** Whether an input is one key, so that more of the number may follow. */
const isKey = (event: Event) =>
  event instanceof InputEvent && (event.data?.length === 1 || event.inputType.startsWith("delete"))

/**
 * The listeners that restrict a phone field to digits, its number with the chosen dial code, and whether it has the focus. A
 * code before the number is chosen.
 */
export const useDigits = (number: string, codes: readonly DialCode[]) => {
  const form = useForm<FieldValues>()
  const beforeComposing = useRef<PhoneNumber>()
  const { input: field, meta } = useField<string>(number, { subscription: { value: true, active: true } })
  const { value: chosen } = useField<string>(code, { subscription: { value: true } }).input
  const held: PhoneNumber = { digits: field.value, code: chosen }

  const heldNow = (): PhoneNumber => {
    const { values } = form.getState()
    return { digits: String(values[number]), code: String(values[code]) }
  }

  const accept = (input: HTMLInputElement, before: PhoneNumber, isTyped: boolean) => {
    const attempt = input.value
    const accepted = acceptDigits(before, attempt, codes, isTyped)
    if (accepted.digits !== attempt) {
      // Also written here, since React's own update would move the caret to the end.
      const behind = attempt.length - (input.selectionEnd ?? attempt.length)
      input.value = accepted.digits
      const caret = Math.max(0, accepted.digits.length - behind)
      input.setSelectionRange(caret, caret)
    }
    form.batch(() => {
      form.change(number, accepted.digits)
      form.change(code, accepted.code)
    })
  }

  const listeners = {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // Changing the value while an input method is composing would duplicate the text.
      if (beforeComposing.current) return form.change(number, target.value)
      accept(target, heldNow(), isKey(nativeEvent))
    },
    onCompositionStart: () => {
      beforeComposing.current = heldNow()
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      accept(currentTarget, beforeComposing.current ?? heldNow(), false)
      beforeComposing.current = undefined
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const now = heldNow()
      // Nothing follows what was typed.
      if (announcesCode(now.digits)) accept(event.currentTarget, now, false)
      field.onBlur(event)
    },
  }
  return { ...held, isActive: meta.active === true, listeners }
}

import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react"
import { useField, useForm } from "react-final-form"
import type { FieldValues } from "../formTables"
import { type Acceptance, acceptDigits, type DialCode, type PhoneNumber } from "./acceptDigits"

const code = "countryCode"

/**
 * The listeners that restrict a phone field to digits, whether the last input was refused, the chosen dial code, and the
 * code before the input that the list lacks, until another is chosen. A code of the list is chosen.
 */
export const useDigits = (number: string, codes: readonly DialCode[]) => {
  const form = useForm<FieldValues>()
  const beforeComposing = useRef<PhoneNumber>()
  const { value: digits } = useField<string>(number, { subscription: { value: true } }).input
  const { value: chosen } = useField<string>(code, { subscription: { value: true } }).input
  const [last, setLast] = useState<Acceptance>()

  const heldNow = (): PhoneNumber => {
    const { values } = form.getState()
    return { digits: String(values[number]), code: String(values[code]) }
  }

  const accept = (input: HTMLInputElement, before: PhoneNumber, byKey: boolean) => {
    const attempt = input.value
    const accepted = acceptDigits(before, attempt, codes, byKey)
    setLast(accepted)
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
      accept(target, heldNow(), nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1)
    },
    onCompositionStart: () => {
      beforeComposing.current = heldNow()
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      accept(currentTarget, beforeComposing.current ?? heldNow(), false)
      beforeComposing.current = undefined
    },
  }
  // A form that was sent or cleared says nothing about its last number.
  const current = last?.digits === digits ? last : undefined
  return {
    isRefused: current?.isRefused === true,
    chosen: codes.find(({ code: listed }) => listed === chosen),
    missingCode: current?.code === chosen ? current.missingCode : undefined,
    listeners,
  }
}

import { type ChangeEvent, type CompositionEvent, useRef } from "react"
import { useControl } from "../desk/useControl"
import { acceptDigits, type PhoneNumber } from "./acceptDigits"
import type { DialCode } from "./DialCodeSelect"

/** A phone field's text, and the listeners that keep it to digits. */
export const useDigits = (name: string, codes: readonly DialCode[]) => {
  const control = useControl(name)
  const code = useControl("countryCode")
  const beforeComposing = useRef<PhoneNumber>()
  const held = { digits: control.text, code: code.text }

  const accept = (input: HTMLInputElement, before: PhoneNumber, byKey: boolean) => {
    const attempt = input.value
    const known = codes.map((entry) => entry.code)
    const accepted = acceptDigits(before, attempt, known, byKey)
    if (accepted.digits !== attempt) {
      // Written here as well as by React, which would put the caret at the end.
      const behind = attempt.length - (input.selectionEnd ?? attempt.length)
      input.value = accepted.digits
      const caret = Math.max(0, accepted.digits.length - behind)
      input.setSelectionRange(caret, caret)
    }
    control.change(accepted.digits)
    code.change(accepted.code)
  }

  return {
    ...control,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // An input method keeps its own account of what it is composing: to write in between would double it.
      if (beforeComposing.current) return control.change(target.value)
      accept(target, held, nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1)
    },
    onCompositionStart: () => {
      beforeComposing.current = held
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      accept(currentTarget, beforeComposing.current ?? held, false)
      beforeComposing.current = undefined
    },
  }
}

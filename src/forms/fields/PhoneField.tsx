import type { ChangeEvent } from "react"
import { useControl } from "../desk/useControl"
import { acceptDigits } from "./acceptDigits"
import { type DialCode, DialCodeSelect } from "./DialCodeSelect"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"
import * as own from "./PhoneField.module.css"

interface PhoneFieldProps {
  name: string
  words: FieldWords
  codeWords: FieldWords
  codes: readonly DialCode[]
}

/** A ten-digit number with the code of its country before it. */
export const PhoneField = ({ name, words, codeWords, codes }: PhoneFieldProps) => {
  const control = useControl(name)
  const code = useControl("countryCode")

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const accepted = acceptDigits(control.text, typed, code.text)
    if (accepted !== typed) {
      // Written here as well as by React, which would put the caret at the end.
      const behind = typed.length - (target.selectionEnd ?? typed.length)
      target.value = accepted
      const caret = Math.max(0, accepted.length - behind)
      target.setSelectionRange(caret, caret)
    }
    control.change(accepted)
  }

  return (
    <Field name={name} words={words}>
      <div className={own.phone}>
        <DialCodeSelect words={codeWords} codes={codes} />
        <input
          {...control.attributes}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={styles.control}
          aria-required="true"
          placeholder={words.placeholder ?? undefined}
          value={control.text}
          onChange={change}
        />
      </div>
    </Field>
  )
}

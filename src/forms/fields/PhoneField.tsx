import { type DialCode, DialCodeSelect } from "./DialCodeSelect"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"
import * as own from "./PhoneField.module.css"
import { useDigits } from "./useDigits"

interface PhoneFieldProps {
  name: string
  words: FieldWords
  codeWords: FieldWords
  codes: readonly DialCode[]
}

/** A ten-digit number with the code of its country before it. */
export const PhoneField = ({ name, words, codeWords, codes }: PhoneFieldProps) => {
  const { attributes, text, onChange, onCompositionStart, onCompositionEnd } = useDigits(name, codes)
  return (
    <Field name={name} words={words}>
      <div className={own.phone}>
        <DialCodeSelect words={codeWords} codes={codes} />
        <input
          {...attributes}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={styles.control}
          aria-required="true"
          placeholder={words.placeholder ?? undefined}
          value={text}
          onChange={onChange}
          onCompositionStart={onCompositionStart}
          onCompositionEnd={onCompositionEnd}
        />
      </div>
    </Field>
  )
}

import type { InputHTMLAttributes } from "react"
import { useControl } from "../desk/useControl"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "autoCapitalize" | "spellCheck"> {
  name: string
  words: FieldWords
  quiet?: boolean
}

/** One line of text that has to be filled in. */
export const TextField = ({ name, words, quiet, ...attributes }: TextFieldProps) => {
  const control = useControl(name)
  return (
    <Field name={name} words={words} quiet={quiet}>
      <input
        {...control.attributes}
        {...attributes}
        className={styles.control}
        aria-required="true"
        placeholder={words.placeholder ?? undefined}
        value={control.text}
        onChange={({ target }) => control.change(target.value)}
      />
    </Field>
  )
}

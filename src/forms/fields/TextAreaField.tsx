import { useControl } from "../desk/useControl"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"

/** Text of several lines that has to be filled in. */
export const TextAreaField = ({ name, words }: { name: string; words: FieldWords }) => {
  const control = useControl(name)
  return (
    <Field name={name} words={words} wide>
      <textarea
        {...control.attributes}
        className={`${styles.control} ${styles.area}`}
        rows={5}
        aria-required="true"
        placeholder={words.placeholder ?? undefined}
        value={control.text}
        onChange={({ target }) => control.change(target.value)}
      />
    </Field>
  )
}

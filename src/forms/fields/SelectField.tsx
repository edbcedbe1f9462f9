import { useControl } from "../desk/useControl"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"

interface SelectFieldProps {
  name: string
  words: FieldWords
  options: readonly string[]
  /** The words of the choice of nothing. */
  none: string
}

/** One of a few choices, or none. */
export const SelectField = ({ name, words, options, none }: SelectFieldProps) => {
  const control = useControl(name)
  return (
    <Field name={name} words={words}>
      <span className={styles.pick}>
        <select
          {...control.attributes}
          className={styles.control}
          value={control.text}
          onChange={({ target }) => control.change(target.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
    </Field>
  )
}

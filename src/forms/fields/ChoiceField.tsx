import { useControl } from "../desk/useControl"
import * as styles from "./ChoiceField.module.css"
import type { FieldWords } from "./fieldWords"

interface ChoiceFieldProps {
  name: string
  words: FieldWords
  options: readonly string[]
}

/** One of a few choices, all of them in sight. */
export const ChoiceField = ({ name, words, options }: ChoiceFieldProps) => {
  const control = useControl(name)
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={control.text === option}
            onChange={() => control.change(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

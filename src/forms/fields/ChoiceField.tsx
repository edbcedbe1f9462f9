import { useField } from "react-final-form"
import * as styles from "./ChoiceField.module.css"
import { recordRendered } from "./shownValues"
import type { FieldProps } from "./useFormField"

/**
 * One of a few choices, all of them visible. A draft may have one that is no longer offered: then the first shows, and what shows
 * is sent (`useShownValues`).
 */
export const ChoiceField = ({ name, copy, options }: FieldProps & { options: readonly string[] }) => {
  const { value, ...input } = useField<string>(name, { subscription: { value: true } }).input
  const shown = options.includes(value) ? value : options[0]
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{copy.label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            {...input}
            type="radio"
            value={option}
            checked={option === shown}
            onChange={() => input.onChange(option)}
            ref={recordRendered(option === value)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

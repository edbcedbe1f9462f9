import { useField } from "react-final-form"
import * as styles from "./ChoiceField.module.css"
import { recordRendered } from "./shownValues"
import type { FieldProps } from "./useFormField"

const Choice = ({ name, option }: { name: string; option: string }) => {
  const { input } = useField(name, { type: "radio", value: option, subscription: { value: true } })
  return (
    <label className={styles.choice}>
      <input {...input} ref={recordRendered(input.checked === true)} />
      {option}
    </label>
  )
}

/** One of a few choices, all of them visible. */
export const ChoiceField = ({ name, copy, options }: FieldProps & { options: readonly string[] }) => (
  <fieldset className={styles.choices}>
    <legend className={styles.legend}>{copy.label}</legend>
    {options.map((option) => (
      <Choice key={option} name={name} option={option} />
    ))}
  </fieldset>
)

import { useField } from "react-final-form"
import * as styles from "./ChoiceField.module.css"
import { recordRendered } from "./shownValues"
import type { FieldProps } from "./useFormField"

interface ChoiceProps {
  readonly name: string
  readonly option: string
  /** Whether it is chosen because what was chosen is no longer offered. */
  readonly replaces: boolean
}

const Choice = ({ name, option, replaces }: ChoiceProps) => {
  const { input } = useField(name, { type: "radio", value: option, subscription: { value: true } })
  return (
    <label className={styles.choice}>
      <input {...input} checked={input.checked || replaces} ref={recordRendered(input.checked === true)} />
      {option}
    </label>
  )
}

/**
 * One of a few choices, all of them visible. A draft may have a choice that is no longer offered: then the first one shows, and
 * what shows is what is sent (`useShownValues`).
 */
export const ChoiceField = ({ name, copy, options }: FieldProps & { options: readonly string[] }) => {
  const { value } = useField<string>(name, { subscription: { value: true } }).input
  const isOffered = options.includes(value)
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{copy.label}</legend>
      {options.map((option, at) => (
        <Choice key={option} name={name} option={option} replaces={!isOffered && at === 0} />
      ))}
    </fieldset>
  )
}

import { Field } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

interface SelectFieldProps extends FieldProps {
  options: readonly string[]
  /** The label of the empty choice. */
  none: string | undefined
}

/** One of a few choices, or none. */
export const SelectField = ({ options, none, ...props }: SelectFieldProps) => {
  const { input, ...field } = useFormField(props)
  return (
    <Field {...field} label={props.copy.label}>
      <span className={styles.pick}>
        <select {...input} className={styles.control}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
    </Field>
  )
}

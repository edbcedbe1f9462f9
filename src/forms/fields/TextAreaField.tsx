import { Field } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** Text of several lines. */
export const TextAreaField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  return (
    <Field {...field} label={props.copy.label} wide>
      <textarea
        {...input}
        className={`${styles.control} ${styles.area}`}
        rows={5}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

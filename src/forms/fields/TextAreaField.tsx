import { useForms } from "../../site/useForms"
import { loadedSending } from "../loadSending"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** Text of several lines. One that is too long to be sent is told as soon as it is typed or pasted, and never cut. */
export const TextAreaField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { shared } = useForms()
  const tooLong = loadedSending()?.lengthMessage(input.value, shared.tooLong)
  const error = tooLong ?? field.error
  return (
    <Field {...field} error={error} urgent={tooLong !== undefined} label={props.copy.label} wide>
      <textarea
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? field.errorId : undefined}
        className={`${styles.control} ${styles.area}`}
        rows={5}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

import { Html } from "../../components/Html/Html"
import * as styles from "./ConsentField.module.css"
import { FieldError } from "./Field"
import { type FieldProps, useFormField } from "./useFormField"

/** A checkbox. Browsers are told not to restore its state. */
export const ConsentField = (props: FieldProps) => {
  const { id, errorId, error, input } = useFormField<boolean>(props)
  const { value, ...attributes } = input
  return (
    <div className={styles.consent}>
      <input {...attributes} className={styles.box} autoComplete="off" />
      <label htmlFor={id} className={styles.label}>
        <Html html={props.copy.label} />
      </label>
      <FieldError id={errorId} text={error} urgent={props.definition.urgent} />
    </div>
  )
}

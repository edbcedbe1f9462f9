import { Field } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** For phones: their @ keyboard, and the owner's address. */
const emailAttributes = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false } as const

/** One line of text, or an e-mail address. */
export const TextField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { control, autoComplete, autoCapitalize, labelHidden } = props.definition
  return (
    <Field {...field} label={props.copy.label} labelHidden={labelHidden}>
      <input
        {...input}
        {...(control === "email" ? emailAttributes : { autoComplete, autoCapitalize })}
        className={styles.control}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

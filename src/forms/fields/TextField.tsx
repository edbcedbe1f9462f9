import { useForms } from "../../site/useForms"
import { hasLongEnding } from "../rules"
import { Field, hintIdOf } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** For e-mail: phones show a keyboard with @ and suggest the visitor's address. */
const emailAttributes = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false } as const

/** One line of text, or an e-mail address. */
export const TextField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { shared } = useForms()
  const { control, autoComplete, autoCapitalize, labelHidden } = props.definition
  const hint = control === "email" && field.error && hasLongEnding(input.value) ? shared.emailHint : undefined
  return (
    <Field {...field} hint={hint} label={props.copy.label} labelHidden={labelHidden}>
      <input
        {...input}
        aria-describedby={hint ? `${input["aria-describedby"]} ${hintIdOf(input.id)}` : input["aria-describedby"]}
        {...(control === "email" ? emailAttributes : { autoComplete, autoCapitalize })}
        className={styles.control}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

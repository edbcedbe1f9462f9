import { useField } from "react-final-form"
import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { hasLongEnding } from "../rules"
import { Field, hintIdOf } from "./Field"
import * as styles from "./Field.module.css"
import { likelyDomain } from "./likelyDomain"
import { type FieldProps, useFormField } from "./useFormField"

/** For e-mail: phones show a keyboard with @ and suggest the visitor's address. */
const emailAttributes = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false } as const

/** What is said below an e-mail address: which endings are accepted, or once it is left, which domain it may mean. */
const useEmailHint = (name: string, address: string, isRefused: boolean) => {
  const { rules, shared } = useForms()
  const { touched, active } = useField(name, { subscription: { touched: true, active: true } }).meta
  if (isRefused) return hasLongEnding(address) ? shared.emailHint : undefined
  const domain = touched && !active ? likelyDomain(address, rules.commonDomains) : undefined
  return domain && fill(shared.didYouMean, { domain })
}

/** One line of text, or an e-mail address. */
export const TextField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { control, autoComplete, autoCapitalize, labelHidden } = props.definition
  const emailHint = useEmailHint(props.name, input.value, field.error !== undefined)
  const hint = control === "email" ? emailHint : undefined
  return (
    <Field {...field} hint={hint} label={props.copy.label} labelHidden={labelHidden}>
      <input
        {...input}
        aria-describedby={
          [input["aria-describedby"], hint && hintIdOf(input.id)].filter(Boolean).join(" ") || undefined
        }
        {...(control === "email" ? emailAttributes : { autoComplete, autoCapitalize })}
        className={styles.control}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

import { type FocusEvent, useState } from "react"
import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { isDeliverable } from "../envelopeOf"
import { loadSending } from "../loadSending"
import { hasLongEnding } from "../rules"
import { Field, hintIdOf } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** For e-mail: phones show a keyboard with @ and suggest the visitor's address. */
const emailAttributes = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false } as const

/**
 * What is said below an e-mail address: which endings are accepted, that no mail can carry it, or once it is left, which
 * domain it may mean.
 * @param isInvalid whether it breaks a rule, even if no message says so yet
 * @returns also what to call when the field is left
 */
const useEmailHint = (address: string, isInvalid: boolean, isRefused: boolean) => {
  const { rules, shared } = useForms()
  const [asked, setAsked] = useState<{ address: string; domain: string | undefined }>()
  const ask = () =>
    // Without its code there is no hint.
    loadSending()
      .then(({ likelyDomain }) => setAsked({ address, domain: likelyDomain(address, rules.commonDomains) }))
      .catch(() => undefined)
  if (isRefused) return { ask, hint: hasLongEnding(address) ? shared.emailHint : undefined }
  if (!isInvalid && address && !isDeliverable(address)) return { ask, hint: shared.undeliverable }
  const domain = asked?.address === address ? asked.domain : undefined
  return { ask, hint: domain && fill(shared.didYouMean, { domain }) }
}

/** One line of text, or an e-mail address. */
export const TextField = (props: FieldProps) => {
  const { input, isInvalid, ...field } = useFormField(props)
  const { control, autoComplete, autoCapitalize, labelHidden } = props.definition
  const { hint, ask } = useEmailHint(input.value, control !== "email" || isInvalid, field.error !== undefined)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur(event)
    if (control === "email") void ask()
  }
  return (
    <Field {...field} hint={hint} label={props.copy.label} labelHidden={labelHidden}>
      <input
        {...input}
        aria-describedby={
          [input["aria-describedby"], hint && hintIdOf(input.id)].filter(Boolean).join(" ") || undefined
        }
        onBlur={leave}
        {...(control === "email" ? emailAttributes : { autoComplete, autoCapitalize })}
        className={styles.control}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

import { type FocusEvent, useCallback, useEffect, useState } from "react"
import { useForms } from "../../site/useForms"
import { loadedSending, loadSending } from "../loadSending"
import { Field, hintIdOf } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** For e-mail: phones show a keyboard with @ and suggest the visitor's address. */
const emailAttributes = { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false } as const

/**
 * The hint below an e-mail address (`emailHint`), once its code is loaded.
 * @returns also what to call when the field is left
 */
const useEmailHint = (address: string, isInvalid: boolean, isRefused: boolean) => {
  const forms = useForms()
  const [checked, setChecked] = useState<string>()
  const check = useCallback(
    () =>
      // Without its code there is no hint.
      loadSending().then(
        () => setChecked(address),
        () => undefined,
      ),
    [address],
  )
  useEffect(() => {
    if (isRefused) void check()
  }, [isRefused, check])
  const hint = loadedSending()?.emailHint({ address, isInvalid, isRefused, isLeft: checked === address }, forms)
  return { hint, check }
}

/** One line of text, or an e-mail address. */
export const TextField = (props: FieldProps) => {
  const { input, isInvalid, ...field } = useFormField(props)
  const { control, autoComplete, autoCapitalize, labelHidden } = props.definition
  const isEmail = control === "email"
  const { hint, check } = useEmailHint(isEmail ? input.value : "", isInvalid, isEmail && field.error !== undefined)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur(event)
    if (isEmail) void check()
  }
  return (
    <Field {...field} hint={hint} label={props.copy.label} labelHidden={labelHidden}>
      <input
        {...input}
        aria-describedby={
          [input["aria-describedby"], hint && hintIdOf(input.id)].filter(Boolean).join(" ") || undefined
        }
        onBlur={leave}
        {...(isEmail ? emailAttributes : { autoComplete, autoCapitalize })}
        className={styles.control}
        placeholder={props.copy.placeholder ?? undefined}
      />
    </Field>
  )
}

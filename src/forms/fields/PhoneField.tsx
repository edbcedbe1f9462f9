import { useForms } from "../../site/useForms"
import { loadedSending } from "../loadSending"
import { DialCodeSelect } from "./DialCodeSelect"
import { Field, hintIdOf } from "./Field"
import * as styles from "./Field.module.css"
import * as own from "./PhoneField.module.css"
import { useDigits } from "./useDigits"
import { type FieldProps, useFormField } from "./useFormField"

/** A number with its dial code in front. */
export const PhoneField = ({ codes, ...props }: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { listeners, ...number } = useDigits(props.name, codes)
  const { shared } = useForms()
  const shown = { ...number, error: field.error }
  // Until its code is loaded, only what breaks a rule is told.
  const messages = loadedSending()?.phoneMessages(shown, codes, shared, props.copy.invalid)
  const { error, hint, isTooLong } = { ...shown, ...messages }
  const hasLengths = codes.some(({ code, lengths }) => code === number.code && lengths)
  return (
    <Field {...field} error={error} hint={hint} urgent={isTooLong} label={props.copy.label}>
      <div className={own.phone}>
        {props.dialCode && <DialCodeSelect {...props.dialCode} />}
        <input
          {...input}
          {...listeners}
          aria-invalid={isTooLong || input["aria-invalid"]}
          aria-describedby={[error && field.errorId, hint && hintIdOf(field.id)].filter(Boolean).join(" ") || undefined}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={styles.control}
          placeholder={(hasLengths ? undefined : props.copy.placeholder) ?? undefined}
        />
      </div>
    </Field>
  )
}

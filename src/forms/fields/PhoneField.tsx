import { type DialCode, DialCodeSelect } from "./DialCodeSelect"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import * as own from "./PhoneField.module.css"
import { useDigits } from "./useDigits"
import { type FieldProps, useFormField } from "./useFormField"

interface PhoneFieldProps extends FieldProps {
  codes: readonly DialCode[]
  /** Whether the list of codes is added only once the form is used, because it is long. */
  deferred?: boolean
}

/** A ten-digit number with its dial code in front. */
export const PhoneField = ({ codes, deferred, ...props }: PhoneFieldProps) => {
  const { input, ...field } = useFormField(props)
  const { isRefused, listeners } = useDigits(props.name, codes)
  const refusal = isRefused ? props.copy.invalid : undefined
  return (
    <Field {...field} error={refusal ?? field.error} urgent={refusal !== undefined} label={props.copy.label}>
      <div className={own.phone}>
        {props.dialCode && <DialCodeSelect {...props.dialCode} codes={codes} deferred={deferred} />}
        <input
          {...input}
          {...listeners}
          aria-describedby={refusal ? field.errorId : input["aria-describedby"]}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={styles.control}
          placeholder={props.copy.placeholder ?? undefined}
        />
      </div>
    </Field>
  )
}

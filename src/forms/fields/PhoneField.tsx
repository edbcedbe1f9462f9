import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { DialCodeSelect } from "./DialCodeSelect"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import * as own from "./PhoneField.module.css"
import { useDigits } from "./useDigits"
import { type FieldProps, useFormField } from "./useFormField"

/** A ten-digit number with its dial code in front. */
export const PhoneField = ({ codes, ...props }: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { isRefused, missingCode, listeners } = useDigits(props.name, codes)
  const { missingCode: missing } = useForms().shared
  const refusal = (missingCode && fill(missing, { code: missingCode })) ?? (isRefused ? props.copy.invalid : undefined)
  return (
    <Field {...field} error={refusal ?? field.error} urgent={refusal !== undefined} label={props.copy.label}>
      <div className={own.phone}>
        {props.dialCode && <DialCodeSelect {...props.dialCode} />}
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

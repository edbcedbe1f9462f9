import { fill } from "../../site/fill"
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
  const { count, isTooLong, missingCode, chosen, listeners } = useDigits(props.name, codes)
  const { missingCode: missing, phoneLengths, digitCount } = useForms().shared
  const lengths = chosen?.lengths
  const lengthsInWords = loadedSending()?.lengthsInWords
  const invalid =
    lengths && lengthsInWords && phoneLengths
      ? fill(phoneLengths, { code: chosen.code, lengths: lengthsInWords(lengths) })
      : props.copy.invalid
  const refusal = (missingCode && fill(missing, { code: missingCode })) ?? (isTooLong ? invalid : undefined)
  const error = refusal ?? (field.error === props.copy.invalid ? invalid : field.error)
  const hint = error === invalid && count > 0 ? fill(digitCount, { count: String(count) }) : undefined
  return (
    <Field {...field} error={error} hint={hint} urgent={refusal !== undefined} label={props.copy.label}>
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
          placeholder={(lengths ? undefined : props.copy.placeholder) ?? undefined}
        />
      </div>
    </Field>
  )
}

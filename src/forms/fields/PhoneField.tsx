import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { loadedSending } from "../loadSending"
import { DialCodeSelect } from "./DialCodeSelect"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import * as own from "./PhoneField.module.css"
import { useDigits } from "./useDigits"
import { type FieldProps, useFormField } from "./useFormField"

/** A number with its dial code in front. */
export const PhoneField = ({ codes, ...props }: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { isRefused, missingCode, chosen, listeners } = useDigits(props.name, codes)
  const { missingCode: missing, phoneLengths } = useForms().shared
  const lengths = chosen?.lengths
  const lengthsInWords = loadedSending()?.lengthsInWords
  const invalid =
    lengths && lengthsInWords && phoneLengths
      ? fill(phoneLengths, { code: chosen.code, lengths: lengthsInWords(lengths) })
      : props.copy.invalid
  const refusal = (missingCode && fill(missing, { code: missingCode })) ?? (isRefused ? invalid : undefined)
  const error = field.error === props.copy.invalid ? invalid : field.error
  return (
    <Field {...field} error={refusal ?? error} urgent={refusal !== undefined} label={props.copy.label}>
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
          placeholder={(lengths ? undefined : props.copy.placeholder) ?? undefined}
        />
      </div>
    </Field>
  )
}

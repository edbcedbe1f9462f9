import { useControl } from "../desk/useControl"
import type { FieldWords } from "./fieldWords"
import * as styles from "./PhoneField.module.css"

/** A dial code, with the name of its country where the list gives one. */
export interface DialCode {
  readonly code: string
  readonly name?: string
}

/** The dial codes to choose from. While it is closed only the code shows, however long the countries' names are. */
export const DialCodeSelect = ({ words, codes }: { words: FieldWords; codes: readonly DialCode[] }) => {
  const control = useControl("countryCode")
  return (
    <span className={styles.dial}>
      <select
        {...control.attributes}
        className={styles.codes}
        aria-label={words.label}
        autoComplete="tel-country-code"
        value={control.text}
        onChange={({ target }) => control.change(target.value)}
      >
        {codes.map(({ code, name }) => (
          <option key={`${code}${name}`} value={code}>
            {name ? `${name} ${code}` : code}
          </option>
        ))}
      </select>
      <span className={styles.code} aria-hidden="true">
        {control.text}
      </span>
    </span>
  )
}

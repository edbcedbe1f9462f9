import { useEffect, useRef, useState } from "react"
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
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<string>()

  // Countries share codes, and React would go to the first with this one: the select is left to itself and told its
  // place here, so that the chosen country stays chosen.
  useEffect(() => {
    const own = codes.findIndex(({ code, name }) => code === control.text && name === chosen)
    const place = own >= 0 ? own : codes.findIndex(({ code }) => code === control.text)
    if (select.current) select.current.selectedIndex = place
  })

  return (
    <span className={styles.dial}>
      <select
        {...control.attributes}
        ref={select}
        className={styles.codes}
        aria-label={words.label}
        autoComplete="tel-country-code"
        defaultValue={control.text}
        onChange={({ target }) => {
          setChosen(codes[target.selectedIndex]?.name)
          control.change(target.value)
        }}
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

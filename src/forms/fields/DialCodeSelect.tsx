import { useEffect, useRef, useState } from "react"
import { useFormState } from "react-final-form"
import * as styles from "./PhoneField.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** A dial code, with the name of its country if the list gives one. */
export interface DialCode {
  readonly code: string
  readonly name?: string
}

interface DialCodeSelectProps extends FieldProps {
  codes: readonly DialCode[]
  /**
   * Whether the list is added only once a field of the form has the focus, to keep it out of the pages' HTML; until
   * then there is only the chosen code.
   */
  deferred?: boolean
}

/** A select of dial codes. While it is closed only the code shows, however long the country's name is. */
export const DialCodeSelect = ({ codes, deferred, ...props }: DialCodeSelectProps) => {
  const { value, onChange, ...attributes } = useFormField(props).input
  const { visited = {} } = useFormState({ subscription: { visited: true } })
  const offered: readonly DialCode[] = deferred && !Object.values(visited).some(Boolean) ? [{ code: value }] : codes
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<string>()

  // Countries share codes, and React would select the first country with the code. So the select is uncontrolled, and
  // its index is set here.
  useEffect(() => {
    const own = offered.findIndex(({ code, name }) => code === value && name === chosen)
    const index = own >= 0 ? own : offered.findIndex(({ code }) => code === value)
    if (select.current) select.current.selectedIndex = index
  })

  return (
    <span className={styles.dial}>
      <select
        {...attributes}
        ref={select}
        className={styles.codes}
        aria-label={props.copy.label}
        autoComplete="tel-country-code"
        defaultValue={value}
        onChange={({ target }) => {
          setChosen(offered[target.selectedIndex]?.name)
          onChange(target.value)
        }}
      >
        {offered.map(({ code, name }) => (
          <option key={`${code}${name}`} value={code}>
            {name ? `${name} ${code}` : code}
          </option>
        ))}
      </select>
      <span className={styles.code} aria-hidden="true">
        {value}
      </span>
    </span>
  )
}

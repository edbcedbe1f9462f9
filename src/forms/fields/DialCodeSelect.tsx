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
   * Whether the list is added only when a field of the form first has the focus, so that it is not in the HTML of pages;
   * until then only the chosen code is there.
   */
  deferred?: boolean
}

/** The dial codes to choose from. While it is closed only the code shows, however long the countries' names are. */
export const DialCodeSelect = ({ codes, deferred, ...props }: DialCodeSelectProps) => {
  const { value, onChange, ...attributes } = useFormField(props).input
  const { visited = {} } = useFormState({ subscription: { visited: true } })
  const offered: readonly DialCode[] = deferred && !Object.values(visited).some(Boolean) ? [{ code: value }] : codes
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<string>()

  // Countries share codes, and React would select the first one with this code: the select is uncontrolled and its index is
  // set here, so that the chosen country stays selected.
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

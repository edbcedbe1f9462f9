import { useRef, useState } from "react"
import { useFormState } from "react-final-form"
import { useBrowserLayoutEffect } from "../../components/hooks/useBrowserLayoutEffect"
import type { DialCode } from "../formTables"
import * as styles from "./PhoneField.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/**
 * A select of dial codes. While it is closed only the code shows, however long the country's name is. The long list, with
 * names, is added only once a field of the form has the focus, to keep it out of the pages' HTML; until then there is
 * only the chosen code. A code that is not in the list, from a draft of another page, can be chosen too.
 */
export const DialCodeSelect = ({ codes, ...props }: FieldProps) => {
  const { value, onChange, ref, ...attributes } = useFormField(props).input
  const { visited = {} } = useFormState({ subscription: { visited: true } })
  const isWaiting = codes.some(({ name }) => name) && !Object.values(visited).some(Boolean)
  const listed: readonly Pick<DialCode, "code" | "name">[] = isWaiting ? [] : codes
  const offered = listed.some(({ code }) => code === value) ? listed : [{ code: value }, ...listed]
  const select = useRef<HTMLSelectElement | null>(null)
  const isNew = useRef(true)
  const [chosen, setChosen] = useState<string>()

  // Countries share codes, and React would select the first country with the code. So the select is uncontrolled, and
  // its index is set here, before anything can read the first option that browsers select in a new list.
  useBrowserLayoutEffect(() => {
    // What was chosen before hydration is about to be read (`useShownValues`).
    if (isNew.current) {
      isNew.current = false
      return
    }
    const own = offered.findIndex(({ code, name }) => code === value && name === chosen)
    const index = own >= 0 ? own : offered.findIndex(({ code }) => code === value)
    if (select.current) select.current.selectedIndex = index
  })

  return (
    <span className={styles.dial}>
      <select
        {...attributes}
        ref={(element) => {
          select.current = element
          ref(element)
        }}
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

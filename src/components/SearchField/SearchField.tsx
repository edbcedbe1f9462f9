import Search from "lucide/dist/esm/icons/search.mjs"
import { useEffect, useId, useRef } from "react"
import { normalizeText } from "../../site/normalizeText"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import * as styles from "./SearchField.module.css"

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that filters a list while the visitor types. Its label is also its placeholder. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed into the static HTML before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value)
  }, [])
  return (
    <search className={styles.field} data-needs-script>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon of={Search} size={20} className={styles.icon} />
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}

/** Whether a text contains the query, as {@link normalizeText} reads both; an empty query matches everything. */
export const matches = (text: string, query: string) => normalizeText(text).includes(normalizeText(query))

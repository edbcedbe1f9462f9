import { useEffect, useId, useRef } from "react"
import { Field } from "../../forms/fields/Field"
import * as styles from "../../forms/fields/Field.module.css"

interface ToolChoiceProps {
  label: string
  name?: string
  value: string
  onChoose: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice of a tool, with its label. */
export const ToolChoice = ({ label, name, value, onChoose, options }: ToolChoiceProps) => {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before hydration, or restored by the browser: React leaves it as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const shown = select.current?.value
    if (shown && shown !== value) onChoose(shown)
  }, [])
  return (
    <Field id={id} label={label}>
      <span className={styles.pick}>
        <select
          ref={select}
          id={id}
          name={name}
          className={styles.control}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}

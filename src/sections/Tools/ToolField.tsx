import { type InputHTMLAttributes, useEffect, useId, useRef } from "react"
import { Field, hintIdOf } from "../../forms/fields/Field"
import * as styles from "../../forms/fields/Field.module.css"

type ToolFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  hint?: string | null
  /** Called with each new value; without it, the form around the field reads it. */
  onType?: (value: string) => void
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean
}

/** A text or number field of a tool, with its label and a hint. */
export const ToolField = ({ label, hint, onType, labelHidden, ...attributes }: ToolFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (input.current?.value) onType?.(input.current.value)
  }, [])
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint ?? undefined}>
      <input
        ref={input}
        id={id}
        className={styles.control}
        autoComplete="off"
        aria-describedby={hint ? hintIdOf(id) : undefined}
        onChange={onType && ((event) => onType(event.target.value))}
        {...attributes}
      />
    </Field>
  )
}

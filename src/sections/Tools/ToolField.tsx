import { type InputHTMLAttributes, useEffect, useId, useRef } from "react"
import * as fields from "../../forms/fields/Field.module.css"

type ToolFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  hint?: string | null
  /** Called with each new value; without it, the form around the field reads it. */
  onType?: (value: string) => void
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean
}

/** A text or number field of a tool, with its label and a hint. */
export const ToolField = ({ label, hint, onType, isLabelHidden, ...attributes }: ToolFieldProps) => {
  const id = useId()
  const hintId = `${id}-hint`
  const input = useRef<HTMLInputElement>(null)
  // What was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (input.current?.value) onType?.(input.current.value)
  }, [])
  return (
    <div className={fields.field}>
      {!isLabelHidden && (
        <label htmlFor={id} className={fields.label}>
          {label}
        </label>
      )}
      <input
        ref={input}
        id={id}
        className={fields.control}
        autoComplete="off"
        aria-label={isLabelHidden ? label : undefined}
        aria-describedby={hint ? hintId : undefined}
        onChange={onType && ((event) => onType(event.target.value))}
        {...attributes}
      />
      {hint && (
        <p id={hintId} className={fields.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

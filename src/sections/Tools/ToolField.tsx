import { type InputHTMLAttributes, useId } from "react"
import * as fields from "../../forms/fields/Field.module.css"

type ToolFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string | null }

/** A text or number field of a tool, with its label and a hint. */
export const ToolField = ({ label, hint, ...input }: ToolFieldProps) => {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        id={id}
        className={fields.control}
        autoComplete="off"
        aria-describedby={hint ? hintId : undefined}
        {...input}
      />
      {hint && (
        <p id={hintId} className={fields.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

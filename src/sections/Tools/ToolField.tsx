import { type InputHTMLAttributes, type ReactNode, useId } from "react"
import { Field, hintIdOf } from "../../forms/fields/Field"
import * as styles from "../../forms/fields/Field.module.css"

interface ToolFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean
  hint?: string | null | undefined
  /** Why the value does not count. */
  error?: string | undefined
  /** The values to choose from, with what they are called; without them it is a field to type in. */
  options?: readonly (readonly [value: string, name: string])[]
  /** Whether it takes a whole row. */
  wide?: boolean
  /** What stands below it. */
  children?: ReactNode
}

/** A field of a tool with its label. The browser keeps its value, and `useTyped` reads it. */
export const ToolField = ({ options, children, error, hint, label, labelHidden, wide, ...input }: ToolFieldProps) => {
  const id = useId()
  const errorId = error && `${id}-error`
  const described = [errorId, hint && hintIdOf(id)].filter(Boolean).join(" ") || undefined
  const field = { id, label, labelHidden, error, errorId, hint: hint ?? undefined, wide }
  if (options)
    return (
      <Field {...field}>
        <span className={styles.pick}>
          <select id={id} name={input.name} className={styles.control} defaultValue={input.defaultValue}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </span>
      </Field>
    )
  const state = { "aria-describedby": described, "aria-invalid": error ? true : undefined }
  return (
    <Field {...field}>
      <input id={id} className={styles.control} autoComplete="off" {...state} {...input} />
      {children}
    </Field>
  )
}

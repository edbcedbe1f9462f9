import type { ReactNode } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./Field.module.css"

interface FieldErrorProps {
  id: string | undefined
  text: string | undefined
  /** Whether it is announced as soon as it shows, even if the field has no focus. */
  urgent?: boolean
}

/** The message of the rule that a field breaks; nothing while the field is valid. */
export const FieldError = ({ id, text, urgent }: FieldErrorProps) =>
  text ? (
    <p id={id} className={styles.error} role={urgent ? "alert" : undefined}>
      {text}
    </p>
  ) : null

/** The id of a field's hint, derived from its control's id. */
export const hintIdOf = (id: string) => `${id}-hint`

interface FieldShellProps {
  id: string
  errorId?: string
  error?: string | undefined
  /** What is accepted, for errors that do not say so. */
  hint?: string
  /** Whether the error is announced as soon as it shows, even if the field has no focus. */
  urgent?: boolean
  label: string
  labelHidden?: boolean
  /** Whether the field takes a whole row. */
  wide?: boolean
  children: ReactNode
}

/** A control with its label above it and its error below it. */
export const Field = ({ id, errorId, error, hint, urgent, label, labelHidden, wide, children }: FieldShellProps) => (
  <div className={wide ? styles.wide : styles.field}>
    <label htmlFor={id} className={labelHidden ? styles.quiet : styles.label}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
    {children}
    <FieldError id={errorId} text={error} urgent={urgent} />
    {hint && (
      <p id={hintIdOf(id)} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
)

import type { ReactNode } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./Field.module.css"
import { FieldError } from "./FieldError"

interface FieldFrameProps {
  id: string
  errorId: string
  error: string | undefined
  label: string
  labelHidden?: boolean
  /** Whether the field takes a whole row. */
  wide?: boolean
  children: ReactNode
}

/** A control with its label above it and its error below it. */
export const Field = ({ id, errorId, error, label, labelHidden, wide, children }: FieldFrameProps) => (
  <div className={wide ? styles.wide : styles.field}>
    <label htmlFor={id} className={labelHidden ? styles.quiet : styles.label}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
    {children}
    <FieldError id={errorId} text={error} />
  </div>
)

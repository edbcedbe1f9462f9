import type { ReactNode } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { useControl } from "../desk/useControl"
import * as styles from "./Field.module.css"
import { FieldError } from "./FieldError"
import { type FieldWords, messageFor } from "./fieldWords"

interface FieldProps {
  name: string
  words: FieldWords
  /** Whether the field takes a whole row. */
  wide?: boolean
  /** Whether the label is for screen readers only, because the placeholder says the same. */
  quiet?: boolean
  children: ReactNode
}

/** A control with its label above it and its error below it. */
export const Field = ({ name, words, wide, quiet, children }: FieldProps) => {
  const { id, errorId, rule } = useControl(name)
  return (
    <div className={wide ? styles.wide : styles.field}>
      <label htmlFor={id} className={quiet ? styles.quiet : styles.label}>
        {quiet ? <VisuallyHidden>{words.label}</VisuallyHidden> : words.label}
      </label>
      {children}
      <FieldError id={errorId} text={messageFor(words, rule)} />
    </div>
  )
}

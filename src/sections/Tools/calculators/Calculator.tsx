import { type HTMLAttributes, type ReactNode, type RefAttributes, useState } from "react"
import { Html } from "../../../components/Html/Html"
import { Status } from "../../../components/VisuallyHidden/Status"
import { Section } from "../../Section/Section"
import * as styles from "../Tools.module.css"

interface CalculatorProps {
  /** The properties of the element around the fields, from `useTyped`. */
  area: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>
  /** What results, in words. */
  result: string
  /** What stands below as HTML: what is left open, and examples. */
  notes: readonly string[]
  children: ReactNode
}

/** Fields and what is computed from them; no form, which is not printed. A screen reader says its result when a field is left, since each key would be too often. */
export const Calculator = ({ area, result, notes, children }: CalculatorProps) => {
  const [said, say] = useState("")
  const around = { ...area, onBlur: () => say(result) }
  return (
    <Section>
      <div {...around} className={styles.tool}>
        {children}
        <Status text={said} />
        {notes.map((note) => (
          <Html key={note} as="p" html={note} className={styles.note} />
        ))}
      </div>
    </Section>
  )
}

import Plus from "lucide/dist/esm/icons/plus.mjs"
import { type ReactNode, useRef } from "react"
import { flushSync } from "react-dom"
import { Icon } from "../../components/Icon/Icon"
import { fill } from "../../site/fill"
import { QuietButton } from "./QuietButton"
import * as styles from "./Tools.module.css"

interface ToolRowsProps {
  /** The rows by their numbers, which the names of their fields contain. */
  rows: readonly number[]
  onRows: (rows: readonly number[]) => void
  /**
   * What a row is called, where {number} stands for its place, and its buttons; without the one that moves it before the row
   * above, their order does not matter.
   */
  labels: { readonly name: string; readonly add: string; readonly remove: string; readonly up?: string }
  /** How many rows cannot be removed. */
  least: number
  /** The fields of a row. */
  children: (row: number, at: number) => ReactNode
}

/** Rows of fields, with buttons that add, move and remove one. */
export const ToolRows = ({ rows, onRows, labels, least, children }: ToolRowsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const used = useRef(0)
  used.current = Math.max(used.current, 0, ...rows.map((row) => row + 1))
  const change = (changed: readonly number[], focused: string) => {
    flushSync(() => onRows(changed))
    area.current?.querySelector<HTMLElement>(focused)?.focus()
  }
  return (
    <div ref={area} className={styles.rows}>
      {rows.map((row, at) => {
        const called = fill(labels.name, { number: at + 1 })
        const others = rows.filter((other) => other !== row)
        const moved = [...others.slice(0, at - 1), row, ...others.slice(at - 1)]
        return (
          <fieldset key={row}>
            <legend>{called}</legend>
            <div className={styles.fields}>{children(row, at)}</div>
            {labels.up && at > 0 && (
              <QuietButton about={called} onClick={() => onRows(moved)}>
                {labels.up}
              </QuietButton>
            )}
            {rows.length > least && (
              <QuietButton about={called} onClick={() => change(others, ":scope > button")}>
                {labels.remove}
              </QuietButton>
            )}
          </fieldset>
        )
      })}
      <QuietButton onClick={() => change([...rows, used.current], "fieldset:last-of-type input")}>
        <Icon of={Plus} size={18} />
        {labels.add}
      </QuietButton>
    </div>
  )
}

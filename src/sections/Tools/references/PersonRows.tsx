import { buttonClass } from "../../../components/Button/buttonClass"
import { fill } from "../../../site/fill"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import type { Source } from "./sourceValues"
import type { Builder } from "./useReferenceTool"

interface PersonRowsProps {
  builder: Builder
  people: Builder["people"][number]
  /** The numbers of the rows, which are part of their names. */
  rows: readonly number[]
  onRows: (rows: readonly number[]) => void
  filled: Source
}

/** The names of all people of a role, one in each row, with a button for another. */
export const PersonRows = ({ builder, people, rows, onRows, filled }: PersonRowsProps) => (
  <>
    {rows.map((row, at) => {
      const nameOf = (part: string) => `${people.role}.${row}.${part}`
      const field = (part: string, label: string, hint?: string) => (
        <ToolField name={nameOf(part)} label={label} hint={hint} defaultValue={filled[nameOf(part)]} />
      )
      return (
        <fieldset key={row} className={styles.row}>
          <legend>{fill(people.name, { number: at + 1 })}</legend>
          <div className={styles.fields}>
            {field("family", builder.family)}
            {field("given", builder.given, at === 0 ? builder.givenHint : undefined)}
            {field("organisation", builder.organisation)}
          </div>
          {(rows.length > 1 || people.role !== "author") && (
            <button
              type="button"
              className={styles.quietButton}
              aria-label={`${builder.remove}: ${fill(people.name, { number: at + 1 })}`}
              onClick={() => onRows(rows.filter((other) => other !== row))}
            >
              {builder.remove}
            </button>
          )}
        </fieldset>
      )
    })}
    <button
      type="button"
      className={buttonClass({ small: true })}
      onClick={() => onRows([...rows, Math.max(-1, ...rows) + 1])}
    >
      {people.add}
    </button>
  </>
)

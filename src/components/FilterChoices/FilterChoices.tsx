import { useId } from "react"
import * as styles from "./FilterChoices.module.css"

interface FilterChoicesProps {
  /** Label of the choices, for screen readers. */
  label: string
  /** The choice that shows everything. */
  all: string
  /** The values to choose from, under their headings where there are several groups. */
  groups: readonly { heading?: string; values: readonly string[] }[]
}

/**
 * Choices that filter a list to one value. They need no script: the list's own CSS hides items without the value of the
 * checked radio button.
 */
export const FilterChoices = ({ label, all, groups }: FilterChoicesProps) => {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <label className={styles.choice}>
        <input type="radio" name={name} value="" defaultChecked />
        {all}
      </label>
      {groups.map(({ heading = "", values }) => (
        <div key={heading} className={styles.group}>
          {heading && <span className={styles.heading}>{heading}</span>}
          {values.map((value) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} value={value} />
              {value}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

import { type ReactNode, useId } from "react"
import * as styles from "./FilterChoices.module.css"

/** The values to choose from, under their headings where there are several groups. */
export type ChoiceGroups = readonly { heading?: string; values: readonly string[] }[]

interface FilterChoicesProps {
  /** Label of the choices, for screen readers. */
  label: string
  /** The choice that shows everything. */
  all: string
  groups: ChoiceGroups
  /** What is filtered: elements with the attributes of {@link matching}. */
  children: ReactNode
}

/** As many choices as the style sheet has rules. */
const MAX_CHOICES = 30

const numbersOf = (groups: ChoiceGroups) =>
  new Map(groups.flatMap(({ values }, group) => values.map((value) => `${group} ${value}`)).map((key, at) => [key, at]))

/** The attribute of an element that shows for these choices: one value of each group. */
export const matching = (groups: ChoiceGroups, ...values: readonly string[]) => {
  const numbers = numbersOf(groups)
  return { "data-choices": values.map((value, group) => numbers.get(`${group} ${value}`)).join(" ") }
}

/**
 * Choices that filter what is below them to one value. They need no script: the style sheet hides elements without the
 * number of the checked radio button.
 */
export const FilterChoices = ({ label, all, groups, children }: FilterChoicesProps) => {
  const name = useId()
  const numbers = numbersOf(groups)
  if (numbers.size > MAX_CHOICES) throw new Error(`FilterChoices.module.css has rules for ${MAX_CHOICES} choices only.`)
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{label}</legend>
        <label className={styles.choice}>
          <input type="radio" name={name} value="" defaultChecked />
          {all}
        </label>
        {groups.map(({ heading = "", values }, group) => (
          <div key={heading} className={styles.group}>
            {heading && <span className={styles.heading}>{heading}</span>}
            {values.map((value) => (
              <label key={value} className={styles.choice}>
                <input type="radio" name={name} value={numbers.get(`${group} ${value}`)} />
                {value}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

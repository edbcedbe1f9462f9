import { type ReactNode, useEffect, useId, useRef } from "react"
import { useAddressQuery } from "../links/useAddressQuery"
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

/** The names of all choices in the address; a second one of the same name is preceded by its heading. */
const namesOf = (groups: ChoiceGroups) => {
  const names: string[] = []
  for (const { heading = "", values } of groups)
    for (const value of values) names.push(names.includes(value) ? `${heading} ${value}` : value)
  return names
}

/** The attribute of an element that shows for these choices: one value of each group. */
export const matching = (groups: ChoiceGroups, ...values: readonly string[]) => {
  const numbers = numbersOf(groups)
  return { "data-choices": values.map((value, group) => numbers.get(`${group} ${value}`)).join(" ") }
}

/**
 * Choices that filter what is below them to one value. They need no script: the style sheet hides elements without the
 * number of the checked radio button. With scripts the choice is kept in the address, to survive a reload and Back.
 */
export const FilterChoices = ({ label, all, groups, children }: FilterChoicesProps) => {
  const name = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const [asked, setAsked] = useAddressQuery("show")
  const numbers = numbersOf(groups)
  if (numbers.size > MAX_CHOICES) throw new Error(`FilterChoices.module.css has rules for ${MAX_CHOICES} choices only.`)
  const names = namesOf(groups)
  const chosen = names.indexOf(asked)
  const choose = (number: number) => setAsked(names[number] ?? "")

  // What was chosen in the static HTML before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const checked = root.current?.querySelector<HTMLInputElement>("input:checked")
    if (checked?.value) choose(Number(checked.value))
  }, [])

  return (
    <div className={styles.filtered}>
      <fieldset ref={root} className={styles.choices}>
        <legend className={styles.legend}>{label}</legend>
        <label className={styles.choice}>
          <input type="radio" name={name} value="" checked={chosen < 0} onChange={() => choose(-1)} />
          {all}
        </label>
        {groups.map(({ heading = "", values }, group) => (
          <div key={heading} className={styles.group}>
            {heading && <span className={styles.heading}>{heading}</span>}
            {values.map((value) => {
              const number = numbers.get(`${group} ${value}`) ?? -1
              return (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    name={name}
                    value={number}
                    checked={number === chosen}
                    onChange={() => choose(number)}
                  />
                  {value}
                </label>
              )
            })}
          </div>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

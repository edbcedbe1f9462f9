import { graphql } from "gatsby"
import { useState } from "react"
import { buttonClass } from "../../../components/Button/buttonClass"
import { Html } from "../../../components/Html/Html"
import { fill } from "../../../site/fill"
import { Section } from "../../Section/Section"
import { ToolChoice } from "../ToolChoice"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import { useSaid } from "../useSaid"
import { neededMark } from "./neededMark"
import { numberIn } from "./numberIn"

interface Part {
  id: number
  name: string
  weight: string
  mark: string
}

const partOf = (id: number): Part => ({ id, name: "", weight: "", mark: "" })

/** Says which mark the parts that are left need for a wanted result. */
export const MarkNeeded = ({ marks }: { marks: NonNullable<Queries.MarkNeededFragment["marks"]> }) => {
  const [name, setName] = useState(marks.scales[0]?.name ?? "")
  const scale = marks.scales.find((one) => one.name === name) ?? marks.scales[0]
  const [wanted, setWanted] = useState("")
  const [parts, setParts] = useState([partOf(1), partOf(2)])
  const change = (id: number, changed: Partial<Part>) =>
    setParts((before) => before.map((part) => (part.id === id ? { ...part, ...changed } : part)))
  const bands = scale?.bands ?? []
  const band = bands.find(({ name }) => name === wanted) ?? bands[0]
  const weighed = parts.flatMap(({ weight, mark }) => {
    const number = numberIn(weight)
    return number === undefined ? [] : { weight: number, mark: numberIn(mark) }
  })
  const needed = scale && band ? neededMark(weighed, band.from, scale) : undefined
  const outcome = needed ? fill(marks[needed.case], { mark: needed.mark, weight: needed.weight }) : ""
  const { area, status } = useSaid(outcome)
  if (!scale || !band) return null
  return (
    <Section>
      <div ref={area} className={styles.tool}>
        <div className={styles.fields} data-needs-script>
          <ToolChoice
            label={marks.scale}
            value={name}
            onChoose={setName}
            options={marks.scales.map((one) => ({ value: one.name, label: one.name }))}
          />
          <ToolChoice
            label={marks.wanted}
            value={band.name}
            onChoose={setWanted}
            options={bands.map((one) => ({ value: one.name, label: `${one.name} (${one.from})` }))}
          />
        </div>
        <div data-needs-script>
          {parts.map(({ id, name: own, weight, mark }, at) => (
            <fieldset key={id} className={styles.row}>
              <legend>{fill(marks.part, { number: at + 1 })}</legend>
              <div className={styles.fields}>
                <ToolField label={marks.name} value={own} onType={(typed) => change(id, { name: typed })} />
                <ToolField
                  label={scale.weight}
                  inputMode="decimal"
                  value={weight}
                  onType={(typed) => change(id, { weight: typed })}
                />
                <ToolField
                  label={marks.mark}
                  hint={marks.markHint}
                  inputMode="decimal"
                  value={mark}
                  onType={(typed) => change(id, { mark: typed })}
                />
              </div>
              {parts.length > 1 && (
                <button
                  type="button"
                  className={styles.quietButton}
                  onClick={() => setParts(parts.filter((part) => part.id !== id))}
                >
                  {marks.remove}
                </button>
              )}
            </fieldset>
          ))}
          <button
            type="button"
            className={buttonClass({ small: true })}
            onClick={() => setParts([...parts, partOf(Math.max(0, ...parts.map(({ id }) => id)) + 1)])}
          >
            {marks.add}
          </button>
        </div>
        <p className={styles.result} data-surface="raised">
          <output aria-live="off">{outcome}</output>
        </p>
        {status}
        <Html as="p" html={scale.note} className={styles.note} />
        {marks.examples.map(({ text }) => (
          <Html key={text} as="p" html={text} className={styles.note} />
        ))}
      </div>
    </Section>
  )
}

export const markNeeded = graphql`
  fragment MarkNeeded on Tool {
    ...ToolCopy
    marks {
      examples {
        text
      }
    }
  }
`

import { graphql } from "gatsby"
import { useState } from "react"
import { Html } from "../../../components/Html/Html"
import { fill } from "../../../site/fill"
import { useSite } from "../../../site/useSite"
import { Section } from "../../Section/Section"
import { ToolField } from "../ToolField"
import { ToolRows } from "../ToolRows"
import * as styles from "../Tools.module.css"
import { useTyped } from "../useTyped"
import { neededMark } from "./neededMark"
import { numberIn } from "./numberIn"

/** Says which mark the parts that are left need for a wanted result. */
export const MarkNeeded = ({ marks }: { marks: NonNullable<Queries.MarkNeededFragment["marks"]> }) => {
  const { language } = useSite()
  const { typed, saidOnLeave, area } = useTyped<HTMLDivElement>()
  const [rows, setRows] = useState<readonly number[]>([0, 1])
  const scale = marks.scales.find(({ name }) => name === typed.scale) ?? marks.scales[0]
  const band = scale?.bands.find(({ name }) => name === typed.wanted) ?? scale?.bands[0]
  if (!scale || !band) return null
  const typedInto = (name: string, row: number) => typed[`${name}.${row}`]?.trim() ?? ""
  /** Why what is typed into a field does not count. */
  const errorOf = (name: string, row: number) => {
    const number = numberIn(typedInto(name, row))
    if (typedInto(name, row) && number === undefined) return marks.wrong
    return name === "mark" && (number ?? 0) > scale.highest ? fill(marks.tooHigh, { mark: scale.highest }) : undefined
  }
  const isUnclear = (row: number) =>
    errorOf("weight", row) || errorOf("mark", row) || (typedInto("mark", row) && !typedInto("weight", row))
  const parts = rows.flatMap((row, at) => {
    const weight = numberIn(typedInto("weight", row))
    const name = typedInto("name", row) || fill(marks.part, { number: at + 1 })
    return weight === undefined ? [] : { name, weight, mark: numberIn(typedInto("mark", row)) }
  })
  const open = parts.flatMap(({ name, mark }) => (mark === undefined ? name : []))
  const needed = neededMark(rows.some(isUnclear) ? [] : parts, band.from, scale)
  const outcome = fill(marks[needed.case], {
    mark: needed.mark,
    weight: needed.weight,
    parts: new Intl.ListFormat(language).format(open),
  })
  return (
    <Section>
      <div {...area} className={styles.tool}>
        <div className={styles.choices} data-needs-script>
          <ToolField label={marks.scale} name="scale" options={marks.scales.map(({ name }) => [name, name])} />
          <ToolField
            key={scale.name}
            label={marks.wanted}
            name="wanted"
            options={scale.bands.map(({ name, from }) => [name, `${name} (${from})`])}
          />
        </div>
        <div className={styles.people} data-needs-script>
          <ToolRows rows={rows} onRows={setRows} name={marks.part} add={marks.add} remove={marks.remove} least={1}>
            {(row, at) => (
              <>
                <ToolField
                  label={scale.weight}
                  name={`weight.${row}`}
                  inputMode="decimal"
                  error={errorOf("weight", row)}
                />
                <ToolField
                  label={marks.mark}
                  hint={at === 0 ? marks.markHint : undefined}
                  name={`mark.${row}`}
                  inputMode="decimal"
                  error={errorOf("mark", row)}
                />
                <ToolField label={marks.name} name={`name.${row}`} />
              </>
            )}
          </ToolRows>
        </div>
        <div className={styles.result} data-surface="raised">
          <p className={styles.madeLabel}>
            {scale.name}: {band.name} ({band.from})
          </p>
          <output aria-live="off">{outcome}</output>
        </div>
        {saidOnLeave(outcome)}
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

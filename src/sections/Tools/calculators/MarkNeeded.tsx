import { graphql } from "gatsby"
import { useState } from "react"
import { fill } from "../../../site/fill"
import { useSite } from "../../../site/useSite"
import { ToolField } from "../ToolField"
import { ToolRows } from "../ToolRows"
import * as styles from "../Tools.module.css"
import { useTyped } from "../useTyped"
import { Calculator } from "./Calculator"
import { neededMark } from "./neededMark"
import { numberIn } from "./numberIn"

/** Says which mark the parts that are left need for a wanted result. */
export const MarkNeeded = ({ marks }: { marks: NonNullable<Queries.MarkNeededFragment["marks"]> }) => {
  const { language } = useSite()
  const { typed, area } = useTyped<HTMLDivElement>()
  const [rows, setRows] = useState<readonly number[]>([0, 1])
  const scale = marks.scales.find(({ name }) => name === typed.scale) ?? marks.scales[0]
  const band = scale?.bands.find(({ name }) => name === typed.wanted) ?? scale?.bands[0]
  if (!scale || !band) return null
  const typedInto = (name: string, row: number) => typed[`${name}.${row}`]?.trim() ?? ""
  /** Why what is typed into a field does not count. */
  const errorOf = (name: string, row: number) => {
    const number = numberIn(typedInto(name, row))
    if (name === "name") return undefined
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
  const labels = { weight: scale.weight, mark: marks.mark, name: marks.name }
  return (
    <Calculator area={area} result={outcome} notes={[scale.note, ...marks.examples.map(({ text }) => text)]}>
      <div className={styles.fields} data-needs-script>
        <ToolField label={marks.scale} name="scale" options={marks.scales.map(({ name }) => [name, name])} />
        <ToolField
          key={scale.name}
          label={marks.wanted}
          name="wanted"
          options={scale.bands.map(({ name, from }) => [name, `${name} (${from})`])}
        />
      </div>
      <div className={styles.rows} data-needs-script>
        <ToolRows rows={rows} onRows={setRows} labels={{ ...marks, name: marks.part }} least={1}>
          {(row, at) =>
            (["weight", "mark", "name"] as const).map((name) => (
              <ToolField
                key={name}
                name={`${name}.${row}`}
                label={labels[name]}
                hint={name === "mark" && at === 0 ? marks.markHint : undefined}
                inputMode={name === "name" ? undefined : "decimal"}
                error={errorOf(name, row)}
              />
            ))
          }
        </ToolRows>
      </div>
      <div className={styles.result} data-surface="raised">
        <p className={styles.note}>
          {scale.name}: {band.name} ({band.from})
        </p>
        <output aria-live="off">{outcome}</output>
      </div>
    </Calculator>
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

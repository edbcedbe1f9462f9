import { graphql } from "gatsby"
import { useState } from "react"
import { Html } from "../../../components/Html/Html"
import { Link } from "../../../components/links/Link"
import { servicePath } from "../../../site/entryPaths"
import { fill } from "../../../site/fill"
import { Section } from "../../Section/Section"
import { ToolChoice } from "../ToolChoice"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import { useSaid } from "../useSaid"
import { numberIn } from "./numberIn"
import { splitWords } from "./splitWords"

const sumOf = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)

/** Splits the words of a piece of work over its parts, by the shares of a service's example. */
export const WordSplit = ({ split }: { split: NonNullable<Queries.WordSplitFragment["split"]> }) => {
  const [kind, setKind] = useState(split.shares[0]?.name ?? "")
  const [typedTotal, setTotal] = useState("")
  const [own, setOwn] = useState<Record<number, string>>({})
  const shares = split.shares.find(({ name }) => name === kind) ?? split.shares[0]
  const parts = shares?.parts ?? []
  const usual = sumOf(parts.map(({ words }) => words))
  const total = numberIn(typedTotal) ?? usual
  const set = Object.entries(own).flatMap(([at, typed]) => {
    const number = numberIn(typed)
    return number === undefined ? [] : [[Number(at), number] as const]
  })
  const words = splitWords(
    Math.round(total),
    parts.map((part) => part.words),
    Object.fromEntries(set),
  )
  const sum = sumOf(words)
  const outcome = fill(sum > total ? split.over : split.sum, { words: sum > total ? sum - total : sum })
  const said = [...parts.map(({ name }, at) => `${name} ${words[at]}`), outcome].join(", ")
  const { area, status } = useSaid(said)
  const percent = (number: number) => (total > 0 ? Math.round((number / total) * 100) : 0)
  if (!shares) return null
  return (
    <Section>
      <div ref={area} className={styles.tool}>
        <div className={styles.fields} data-needs-script>
          <ToolChoice
            label={split.kind}
            value={kind}
            onChoose={(value) => {
              setKind(value)
              setOwn({})
            }}
            options={split.shares.map(({ name }) => ({ value: name, label: name }))}
          />
          <ToolField
            label={split.total}
            inputMode="numeric"
            value={typedTotal}
            placeholder={String(usual)}
            onType={setTotal}
          />
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{split.part}</th>
              <th scope="col">{split.share}</th>
              <th scope="col">{split.words}</th>
              <th scope="col" data-needs-script>
                {fill(split.own, { part: "" }).trim()}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name }, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{percent(words[at] ?? 0)} %</td>
                <td>
                  <output aria-live="off">{words[at]}</output>
                </td>
                <td data-needs-script>
                  <ToolField
                    label={fill(split.own, { part: name })}
                    labelHidden
                    inputMode="numeric"
                    value={own[at] ?? ""}
                    onType={(typed) => setOwn((before) => ({ ...before, [at]: typed }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={sum > total ? styles.warning : undefined}>
          <output aria-live="off">{outcome}</output>{" "}
          {set.length > 0 && (
            <button type="button" className={styles.quietButton} onClick={() => setOwn({})}>
              {split.reset}
            </button>
          )}
        </p>
        {status}
        <p className={styles.note}>
          {split.source} <Link to={servicePath(shares.service)}>{shares.service.name}</Link>.
        </p>
        {split.examples.map(({ text }) => (
          <Html key={text} as="p" html={text} className={styles.note} />
        ))}
      </div>
    </Section>
  )
}

export const wordSplit = graphql`
  fragment WordSplit on Tool {
    ...ToolCopy
    split {
      shares {
        service {
          slug
          name
        }
      }
      examples {
        text
      }
    }
  }
`

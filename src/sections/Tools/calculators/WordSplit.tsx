import { graphql } from "gatsby"
import { Html } from "../../../components/Html/Html"
import { Link } from "../../../components/links/Link"
import { servicePath } from "../../../site/entryPaths"
import { fill } from "../../../site/fill"
import { Section } from "../../Section/Section"
import { QuietButton } from "../QuietButton"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import { useTyped } from "../useTyped"
import { wordsIn } from "./numberIn"
import { splitWords } from "./splitWords"

const sumOf = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)

/** Splits the words of a piece of work over its parts, by the shares of a service's example. */
export const WordSplit = ({ split }: { split: NonNullable<Queries.WordSplitFragment["split"]> }) => {
  const { typed, version, refill, saidOnLeave, area } = useTyped<HTMLDivElement>()
  const { kind, total: typedTotal = "", ...own } = typed
  const shares = split.shares.find(({ name }) => name === kind) ?? split.shares[0]
  if (!shares) return null
  const { name, service, parts } = shares
  const usual = sumOf(parts.map(({ words }) => words))
  const total = wordsIn(typedTotal) ?? usual
  const errorOf = (value: string | undefined) =>
    value?.trim() && wordsIn(value) === undefined ? split.wrong : undefined
  const set = Object.fromEntries(
    parts.flatMap((_, at) => {
      const number = wordsIn(own[`part.${at}`])
      return number === undefined ? [] : [[at, number]]
    }),
  )
  const words = splitWords(
    total,
    parts.map((part) => part.words),
    set,
  )
  const percents = splitWords(100, words)
  const sum = sumOf(words)
  const [text, difference] =
    sum > total ? [split.over, sum - total] : sum < total ? [split.under, total - sum] : [split.sum, sum]
  const outcome = fill(text, { words: difference })
  const reset = () => {
    refill({})
    area.ref.current?.querySelector("input")?.focus()
  }
  const result = [...parts.map((part, at) => `${part.name} ${words[at]}`), outcome].join(", ")
  return (
    <Section>
      <div {...area} className={styles.tool}>
        <div className={styles.choices} data-needs-script>
          <ToolField label={split.kind} name="kind" options={split.shares.map((one) => [one.name, one.name])} />
          <ToolField
            label={split.total}
            name="total"
            inputMode="numeric"
            placeholder={String(usual)}
            error={errorOf(typedTotal)}
          />
        </div>
        <table className={styles.table} key={`${name} ${version}`}>
          <caption>{name}</caption>
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
            {parts.map((part, at) => (
              <tr key={part.name}>
                <th scope="row">{part.name}</th>
                <td>{percents[at]} %</td>
                <td>
                  <output aria-live="off">{words[at]}</output>
                </td>
                <td data-needs-script>
                  <ToolField
                    label={fill(split.own, { part: part.name })}
                    labelHidden
                    name={`part.${at}`}
                    inputMode="numeric"
                    error={errorOf(own[`part.${at}`])}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={sum === total ? undefined : styles.warning}>
          <output aria-live="off">{outcome}</output>{" "}
          {Object.keys(set).length > 0 && <QuietButton onClick={reset}>{split.reset}</QuietButton>}
        </p>
        {saidOnLeave(result)}
        <p className={styles.note}>
          {split.source} <Link to={servicePath(service)}>{service.name}</Link>.
        </p>
        {split.examples.map(({ text: example }) => (
          <Html key={example} as="p" html={example} className={styles.note} />
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

import { graphql } from "gatsby"
import { Link } from "../../../components/links/Link"
import { servicePath } from "../../../site/entryPaths"
import { fill } from "../../../site/fill"
import { QuietButton } from "../QuietButton"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import { useTyped } from "../useTyped"
import { Calculator } from "./Calculator"
import { wordsIn } from "./numberIn"
import { splitWords, sumOf } from "./splitWords"

/** Splits the words of a piece of work over its parts, by the shares of a service's example. */
export const WordSplit = ({ split }: { split: NonNullable<Queries.WordSplitFragment["split"]> }) => {
  const { typed, version, refill, area } = useTyped<HTMLDivElement>()
  const shares = split.shares.find(({ name }) => name === typed.kind) ?? split.shares[0]
  if (!shares) return null
  const { name, service, parts } = shares
  const usual = parts.map((part) => part.words)
  const total = wordsIn(typed.total) ?? sumOf(usual)
  const own = parts.map((_, at) => wordsIn(typed[`part.${at}`]))
  const words = splitWords(total, usual, own)
  const percents = splitWords(100, words)
  const surplus = sumOf(words) - total
  const text = surplus > 0 ? split.over : surplus < 0 ? split.under : split.sum
  const outcome = fill(text, { words: Math.abs(surplus) || total })
  const field = (field: string) => ({
    name: field,
    inputMode: "numeric" as const,
    error: typed[field]?.trim() && wordsIn(typed[field]) === undefined ? split.wrong : undefined,
  })
  const reset = () => {
    refill({})
    area.ref.current?.querySelector("input")?.focus()
  }
  return (
    <Calculator
      area={area}
      result={[...parts.map((part, at) => `${part.name} ${words[at]}`), outcome].join(", ")}
      notes={split.examples.map((example) => example.text)}
    >
      <div className={styles.fields} data-needs-script>
        <ToolField label={split.kind} name="kind" options={split.shares.map((one) => [one.name, one.name])} />
        <ToolField {...field("total")} label={split.total} placeholder={String(sumOf(usual))} />
      </div>
      <div>
        <table key={`${name} ${version}`}>
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
                <td>{percents[at]}&nbsp;%</td>
                <td>
                  <output aria-live="off">{words[at]}</output>
                </td>
                <td data-needs-script>
                  <ToolField {...field(`part.${at}`)} label={fill(split.own, { part: part.name })} labelHidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={surplus ? styles.warning : undefined}>
        <output aria-live="off">{outcome}</output>{" "}
        {own.some((set) => set !== undefined) && <QuietButton onClick={reset}>{split.reset}</QuietButton>}
      </p>
      <p className={styles.note}>
        {split.source} <Link to={servicePath(service)}>{service.name}</Link>.
      </p>
    </Calculator>
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

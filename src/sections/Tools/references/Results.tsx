import { useId } from "react"
import * as styles from "../Tools.module.css"
import { CopyResult } from "./CopyResult"
import { htmlOf, plainOf } from "./italics"
import { MadeText } from "./MadeText"
import { numberOf } from "./makeList"
import type { Builder, ReferenceTool } from "./useReferenceTool"

interface ResultProps {
  label: string
  text: string
  builder: Builder
}

const Result = ({ label, text, builder }: ResultProps) => {
  const id = useId()
  return (
    <div className={styles.made}>
      <p id={id} className={styles.madeLabel}>
        {label}
      </p>
      <output className={styles.madeText} aria-live="off" aria-labelledby={id}>
        <MadeText text={text} />
      </output>
      <CopyResult
        html={htmlOf(text)}
        plain={plainOf(text)}
        label={builder.copy}
        about={label}
        copied={builder.copied}
      />
    </div>
  )
}

/** What a style makes of what is filled in: the entry for the list, and the citations in the text. */
export const Results = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  const { reference, rules, style } = tool
  const number = numberOf(rules, tool.number)
  return (
    <section className={styles.result} data-surface="raised" aria-label={builder.results}>
      <h3>{builder.results}</h3>
      {!reference && <p>{builder.waiting}</p>}
      {reference?.entry && <Result label={builder.entry} text={number + reference.entry} builder={builder} />}
      {reference && !reference.entry && <p>{builder.notListed}</p>}
      {reference?.citations.map(({ label, text }) => (
        <Result key={label} label={label} text={text} builder={builder} />
      ))}
      <details className={styles.reminders}>
        <summary>
          {builder.reminders}: {style.name}
        </summary>
        <ul>
          {rules.reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

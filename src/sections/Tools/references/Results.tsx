import { useId } from "react"
import * as styles from "../Tools.module.css"
import { CopyResult } from "./CopyResult"
import { htmlOf, piecesOf, plainOf } from "./italics"
import { numberOf } from "./makeList"
import type { Builder, ReferenceTool } from "./useReferenceTool"

/** A made text with its italics. */
export const MadeText = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
  piecesOf(text).map((piece, at) => (at % 2 === 1 ? <em key={at}>{piece}</em> : piece))

interface ResultProps {
  label: string
  text: string
  builder: Builder
}

const Result = ({ label, text, builder }: ResultProps) => {
  const id = useId()
  const { copy, copied } = builder
  return (
    <>
      <p id={id} className={styles.note}>
        {label}
      </p>
      <output className={styles.made} aria-live="off" aria-labelledby={id}>
        <MadeText text={text} />
      </output>
      <CopyResult html={htmlOf(text)} plain={plainOf(text)} label={copy} about={label} copied={copied} />
    </>
  )
}

/** What a style makes of what is filled in: the entry for the list, and the citations in the text. */
export const Results = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  const { reference, rules, style } = tool
  const entry = reference?.entry && { label: builder.entry, text: numberOf(rules, tool.number) + reference.entry }
  return (
    <section className={styles.result} data-surface="raised" aria-label={builder.results}>
      <h3>{builder.results}</h3>
      {!entry && <p>{reference ? builder.notListed : builder.waiting}</p>}
      {[entry || [], reference?.citations ?? []].flat().map(({ label, text }) => (
        <Result key={label} label={label} text={text} builder={builder} />
      ))}
      <details>
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

import { visible } from "../../src/content/visible"
import type { leadSettings } from "../../src/server/outbox/leadSettings"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { consentLines, contextLines, fieldLines, type Line } from "../../src/server/outbox/ownerMail"
import { answerLinks } from "./answerLinks"
import type { Delivery } from "./listEntries"
import { outcomeOf } from "./outcomeOf"
import { Sheet } from "./Sheet"
import { entryName, formName, moment, suspicion } from "./words"

interface EntryPageProps {
  readonly entry: OutboxEntry
  readonly deliveries: readonly Delivery[]
  /** From `leadSettings`: by which ways it should arrive. */
  readonly settings: ReturnType<typeof leadSettings>
}

/** Lines under a heading, or what is said in their place. */
const Part = ({ heading, lines, none }: { heading: string; lines: readonly Line[]; none: string }) => (
  <>
    <h2>{heading}</h2>
    {lines.length === 0 && <p>{none}</p>}
    <dl>
      {lines.map(({ label, value, to }) => (
        <div key={label}>
          <dt>{visible(label)}</dt>
          <dd>{to ? <a href={to}>{visible(value)}</a> : visible(value)}</dd>
        </div>
      ))}
    </dl>
  </>
)

const Answer = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { mail, chat, call } = answerLinks(entry)
  return (
    <p className="answer">
      {mail && <a href={mail}>Answer by mail</a>}
      {chat && <a href={chat}>Answer by WhatsApp</a>}
      {call && <a href={call}>Call</a>}
    </p>
  )
}

/** A button that changes the entry. */
const Change = ({ action, id, label }: { readonly action: string; readonly id: string; readonly label: string }) => (
  <form method="post" action={action}>
    <input type="hidden" name="id" value={id} />
    <button type="submit">{label}</button>
  </form>
)

const Changes = ({ entry: { id, suspect, done } }: { readonly entry: OutboxEntry }) => (
  <div className="changes">
    {suspect && <Change action="/release" id={id} label="Not a robot" />}
    {!suspect &&
      (done ? <Change action="/reopen" id={id} label="Open again" /> : <Change action="/done" id={id} label="Done" />)}
    <a href={`/erase/${id}`}>Erase …</a>
  </div>
)

/** One entry: what was sent, where from, what became of it, and what can be done with it. */
export const EntryPage = ({ entry, deliveries, settings }: EntryPageProps) => {
  const { template_id: form, received, reference, suspect, done } = entry
  const consent = consentLines(entry)
  return (
    <Sheet title={entryName(entry)}>
      <p className="about">
        {formName(form)} · <time dateTime={received}>{moment(received)}</time>
        {reference && ` · ${visible(reference)}`}
        {done && ` · done ${moment(done)}`}
      </p>
      {suspect && <p className="warning">Set aside, since {suspicion(suspect)}.</p>}
      <Answer entry={entry} />
      <Changes entry={entry} />
      <Part heading="What was sent" lines={fieldLines(entry)} none="Nothing." />
      <Part heading="Where from" lines={contextLines(entry)} none="Not known: forms do not send it along." />
      {consent.length > 0 && (
        <>
          <h2>What was agreed to</h2>
          <ul>
            {consent.map((line) => (
              <li key={line}>{visible(line)}</li>
            ))}
          </ul>
        </>
      )}
      <Part
        heading="What became of it"
        lines={deliveries.flatMap((delivery) => outcomeOf(delivery, settings) ?? [])}
        none="It was sent to nobody, and is only here."
      />
    </Sheet>
  )
}

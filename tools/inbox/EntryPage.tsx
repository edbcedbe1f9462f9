import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { consentLines, contextLabel } from "../../src/server/outbox/ownerMail"
import { visible } from "../../src/server/outbox/visible"
import { answerLinks } from "./answerLinks"
import type { Delivery } from "./listEntries"
import { Sheet } from "./Sheet"
import { entryName, fieldLabel, formName, moment } from "./words"

interface EntryPageProps {
  readonly entry: OutboxEntry
  readonly deliveries: readonly Delivery[]
  /** The address of the site, without a path. */
  readonly site: string
}

const Row = ({ name, value }: { readonly name: string; readonly value: string | number | boolean }) => (
  <div>
    <dt>{visible(name)}</dt>
    <dd>{typeof value === "boolean" ? (value ? "yes" : "no") : visible(String(value))}</dd>
  </div>
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

const outcomeOf = ({ tries, at, error, due }: Delivery) => {
  const last = at ? `${error ? "tried" : "arrived"} ${moment(at)}` : "not tried yet"
  const again = due && error ? `, again ${moment(due)}` : ""
  return `${last}${tries > 1 ? ` (${tries} tries)` : ""}${again}${error ? `: ${error}` : ""}`
}

/** One entry: what was sent, where from, what became of it, and what can be done with it. */
export const EntryPage = ({ entry, deliveries, site }: EntryPageProps) => {
  const { id, template_id: form, template_params: params, received, reference, context = {}, suspect, done } = entry
  const { page } = context
  const consent = consentLines(entry)
  return (
    <Sheet title={entryName(entry)}>
      <p className="about">
        {formName(form)} · <time dateTime={received}>{moment(received)}</time>
        {reference && ` · ${visible(reference)}`}
        {done && ` · done ${moment(done)}`}
      </p>
      {suspect && <p className="warning">Set aside, suspected: {suspect}</p>}
      <Answer entry={entry} />
      <div className="changes">
        {suspect ? (
          <Change action="/release" id={id} label="Not a robot" />
        ) : (
          !done && <Change action="/done" id={id} label="Done" />
        )}
        <a href={`/erase/${id}`}>Erase …</a>
      </div>
      <h2>What was sent</h2>
      <dl>
        {Object.entries(params).map(([field, value]) => (
          <Row key={field} name={fieldLabel(form, field)} value={value} />
        ))}
      </dl>
      <h2>Where from</h2>
      <dl>
        {Object.entries(context).map(([name, value]) => (
          <Row key={name} name={contextLabel(name)} value={value} />
        ))}
      </dl>
      {page?.startsWith("/") && (
        <p>
          <a href={`${site}${page}`}>Open the page</a>
        </p>
      )}
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
      <h2>What became of it</h2>
      <dl>
        {deliveries.map((delivery) => (
          <Row key={delivery.step} name={delivery.step} value={outcomeOf(delivery)} />
        ))}
      </dl>
    </Sheet>
  )
}

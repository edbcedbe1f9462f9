import { visible } from "../../src/content/visible"
import { formTables } from "../../src/forms/formTables"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { allWays } from "../../src/server/outbox/ways"
import { textsIn } from "./answerLinks"
import { addressOf, type Filters, type State, states } from "./filters"
import type { Listed } from "./listEntries"
import { Sheet } from "./Sheet"
import { entryName, formName, moment, suspicion } from "./words"

interface EntryListProps {
  readonly filters: Filters
  readonly listed: Listed
  /** Whether what arrives is sent to the owner, too. */
  readonly isDelivered: boolean
  /** What has just been done. */
  readonly notice?: string | undefined
}

const Item = ({ entry, reasons }: { readonly entry: OutboxEntry; readonly reasons: readonly string[] }) => {
  const { id, template_id: form, received, reference, context, suspect } = entry
  const about = [formName(form), context?.page_name, reference].filter(Boolean).map((text) => visible(String(text)))
  return (
    <li>
      <h2>
        <a href={`/entry/${id}`}>{entryName(entry)}</a>
      </h2>
      <p className="about">
        <time dateTime={received}>{moment(received)}</time> · {about.join(" · ")}
      </p>
      {textsIn(entry).map((text) => (
        <p key={text} className="start">
          {visible(text)}
        </p>
      ))}
      {suspect && <p className="warning">Set aside, since {suspicion(suspect)}.</p>}
      {reasons.map((reason) => (
        <p key={reason} className="warning">
          {visible(reason)}
        </p>
      ))}
    </li>
  )
}

const StateLinks = ({ filters, listed }: Pick<EntryListProps, "filters" | "listed">) => (
  <ul className="states">
    {(Object.keys(states) as State[]).map((state) => (
      <li key={state}>
        <a
          href={addressOf({ ...filters, state, sheet: undefined })}
          aria-current={state === filters.state ? "page" : undefined}
        >
          {states[state]} <span>{listed.counts[state]}</span>
        </a>
      </li>
    ))}
  </ul>
)

const FilterForm = ({ filters }: { readonly filters: Filters }) => {
  const { state, words, form, since, until, page } = filters
  const isNarrow = [form, since, until, page].some(Boolean)
  return (
    <form method="get" action="/">
      <input type="hidden" name="state" value={state} />
      <p className="filters">
        <label>
          Words
          <input name="words" defaultValue={words} />
        </label>
        <button type="submit">Show</button>
        {(isNarrow || words) && <a href={addressOf({ state })}>Show all</a>}
      </p>
      <details open={isNarrow}>
        <summary>By form, day or page</summary>
        <p className="filters">
          <label>
            Form
            <select name="form" defaultValue={form ?? ""}>
              <option value="">All</option>
              {Object.keys(formTables).map((name) => (
                <option key={name} value={name}>
                  {formName(name)}
                </option>
              ))}
            </select>
          </label>
          <label>
            From
            <input type="date" name="since" defaultValue={since} />
          </label>
          <label>
            To
            <input type="date" name="until" defaultValue={until} />
          </label>
          <label>
            Sent from the page
            <input name="page" defaultValue={page} placeholder="/contact-us" />
          </label>
        </p>
      </details>
    </form>
  )
}

/** The list of what visitors have sent. */
export const EntryList = ({ filters, listed, isDelivered, notice }: EntryListProps) => {
  const { entries, hasMore } = listed
  const { sheet } = filters
  return (
    <Sheet title="Inbox" path="/">
      {notice && <p role="status">{notice}</p>}
      {!isDelivered && (
        <p className="warning">
          Nothing is sent to you, so it only arrives here: no way of delivery is set up, such as {allWays}{" "}
          (docs/hosting.md).
        </p>
      )}
      <StateLinks filters={filters} listed={listed} />
      <FilterForm filters={filters} />
      {entries.length === 0 ? (
        <p>Nothing here.</p>
      ) : (
        <ol className="entries">
          {entries.map(({ entry, reasons }) => (
            <Item key={entry.id} entry={entry} reasons={reasons} />
          ))}
        </ol>
      )}
      <p className="more">
        {sheet > 1 && <a href={addressOf({ ...filters, sheet: sheet - 1 })}>Newer</a>}
        {hasMore && <a href={addressOf({ ...filters, sheet: sheet + 1 })}>Older</a>}
        {entries.length > 0 && <a href={addressOf({ ...filters, sheet: undefined }, "/export.csv")}>Save as CSV</a>}
      </p>
    </Sheet>
  )
}

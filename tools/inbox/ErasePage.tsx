import { visible } from "../../src/content/visible"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { remains } from "../../src/server/outbox/ways"
import { Sheet } from "./Sheet"
import { entryName, formName, moment } from "./words"

interface ErasePageProps {
  readonly entry: OutboxEntry
  /** The visitor's address; without one only this entry can go. */
  readonly address: string | undefined
  /** Everything that was sent with that address. */
  readonly sent: readonly OutboxEntry[]
  /** What others have sent that mentions it. */
  readonly mentioning: readonly OutboxEntry[]
  /** Whether something else was typed than what was asked for. */
  readonly isWrong: boolean
}

const Entries = ({ entries }: { readonly entries: readonly OutboxEntry[] }) => (
  <ul>
    {entries.map(({ id, template_id: form, received, reference }) => (
      <li key={id}>
        <a href={`/entry/${id}`}>
          {formName(form)}, {moment(received)}
          {reference && `, ${visible(reference)}`}
        </a>
      </li>
    ))}
  </ul>
)

/** Says what an erasure takes, and asks for the address, so that nobody erases by a slip. */
export const ErasePage = ({ entry, address, sent, mentioning, isWrong }: ErasePageProps) => {
  const word = address ?? entry.reference ?? entry.id
  return (
    <Sheet title={`Erase what ${entryName(entry)} has sent`}>
      <p>This goes for good, also from the files of the outbox. {remains}</p>
      <Entries entries={sent} />
      {mentioning.length > 0 && (
        <>
          <p>Others mention the address. What they have sent stays:</p>
          <Entries entries={mentioning} />
        </>
      )}
      <form method="post" action="/erase" className="filters">
        <input type="hidden" name="id" value={entry.id} />
        <label>
          Type {visible(word)} to erase
          <input
            name="word"
            autoComplete="off"
            required
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? "wrong" : undefined}
          />
        </label>
        {isWrong && (
          <p id="wrong" role="alert" className="warning">
            That is not {visible(word)}. Nothing was erased.
          </p>
        )}
        <button type="submit">Erase</button>
      </form>
      <p>
        <a href={`/entry/${entry.id}`}>Back, without erasing</a>
      </p>
    </Sheet>
  )
}

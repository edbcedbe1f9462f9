import { isForm, readForms } from "../../src/content/formWords"
import { visible } from "../../src/content/visible"
import type { Suspicion } from "../../src/forms/leadNames"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { ownersClock } from "../../src/server/outbox/ownersClock"
import { senderOf } from "../../src/server/outbox/senderOf"

/** A moment on the owner's own clock. */
export const moment = (iso: string) => ownersClock().moment(iso)

/** The name of a form, as the site shows it. */
export const formName = (form: string) => (isForm(form) ? readForms()[form].name : form)

/** Why an entry was set aside. */
const suspicionWords: Readonly<Record<Suspicion, string>> = {
  trap: "a field that people do not see was filled in",
  quick: "it was sent sooner than people type",
  links: "it has many links",
}

export const suspicion = (suspect: string) => suspicionWords[suspect as Suspicion] ?? suspect

/** What an entry is called in the list. */
export const entryName = (entry: OutboxEntry) => {
  const { name, email, phone } = senderOf(entry)
  return visible(name || email || phone || entry.reference || entry.id)
}

import { isForm, labelOf, readForms } from "../../src/content/formWords"
import type { OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { ownersClock } from "../../src/server/outbox/ownersClock"
import { senderOf } from "../../src/server/outbox/senderOf"
import { visible } from "../../src/server/outbox/visible"

/** A moment on the owner's own clock. */
export const moment = (iso: string) => ownersClock().moment(iso)

/** The name of a form, as the site shows it. */
export const formName = (form: string) => (isForm(form) ? readForms()[form].name : form)

/** The label of a field, as the form shows it. */
export const fieldLabel = (form: string, field: string) => (isForm(form) && labelOf(readForms(), form, field)) || field

/** What an entry is called in the list. */
export const entryName = (entry: OutboxEntry) => {
  const { name, email, phone } = senderOf(entry)
  return visible(name || email || phone || entry.reference || entry.id)
}

import type { FieldValues } from "../formTables"

/** The prefix of drafts' keys in storage, before the draft's name. */
const draftPrefix = "draft:"

/** Milliseconds after its last change for which a draft is kept: 30 days (docs/specification.md, Forms). */
const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

const keyOf = (draft: string) => `${draftPrefix}${draft}`

/** A draft in storage: the texts by field name, and, as numbers, the times of its creation and of its last change. */
type StoredDraft = Readonly<Record<string, unknown>>

const parse = (text: string | null | undefined): StoredDraft => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}")
    return typeof stored === "object" && stored !== null ? (stored as StoredDraft) : {}
  } catch {
    return {}
  }
}

/** A draft without a date or with a future date is ignored, since it would never expire. */
const isCurrent = ({ changed }: StoredDraft) =>
  typeof changed === "number" && changed <= Date.now() && Date.now() - changed < DRAFT_LIFETIME_MS

/** Removes every form's drafts that have not been changed for 30 days. */
export const deleteExpiredDrafts = () => {
  try {
    const { localStorage } = window
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftPrefix) && !isCurrent(parse(localStorage.getItem(key)))) localStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was kept.
  }
}

/** The stored text of a draft; undefined if there is none or storage is blocked. */
export const storedText = (draft: string) => {
  try {
    return window.localStorage.getItem(keyOf(draft)) ?? undefined
  } catch {
    return undefined
  }
}

/** The texts of a stored draft. Storage is not trusted: only texts are returned. */
export const draftTexts = (draft: string): Readonly<Record<string, string>> => {
  const stored = parse(storedText(draft))
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string"
  return isCurrent(stored) ? Object.fromEntries(Object.entries(stored).filter(isText)) : {}
}

/** Reads a draft, for fields that hold text: a consent box is never restored. */
export const readDraft = (draft: string, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(draftTexts(draft)).filter(([name, text]) => text !== "" && typeof defaults[name] === "string"),
  )

/** When the draft was created; undefined if there is none. */
export const draftSince = (draft: string) => {
  const stored = parse(storedText(draft))
  return isCurrent(stored) && typeof stored.since === "number" ? new Date(stored.since) : undefined
}

/**
 * Stores a draft in this browser. It is kept until it is sent or has not been changed for 30 days.
 * @returns what is in storage now; undefined if it could not be stored
 */
export const saveDraft = (draft: string, values: FieldValues) => {
  try {
    const texts = Object.entries(values).filter(([, value]) => typeof value === "string")
    const changed = Date.now()
    const since = draftSince(draft)?.getTime() ?? changed
    const text = JSON.stringify({ ...Object.fromEntries(texts), since, changed })
    window.localStorage.setItem(keyOf(draft), text)
    return text
  } catch {
    // Storage may be blocked or full. The form works without it.
    return undefined
  }
}

/**
 * Deletes a draft if storage still holds the text that this page knows: another tab may have stored a newer one under
 * the same name, which this page must not delete.
 */
export const deleteDraft = (draft: string, known: string | undefined) => {
  try {
    if (storedText(draft) === known) window.localStorage.removeItem(keyOf(draft))
  } catch {
    // If storage is blocked, nothing was kept.
  }
}

/** Calls back with the text of a draft when another tab deletes it because it was sent or cleared there. */
export const onDeletedElsewhere = (draft: string, callback: (text: string) => void) => {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(draft) && oldValue !== null && newValue === null) callback(oldValue)
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

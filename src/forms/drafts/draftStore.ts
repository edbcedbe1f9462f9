import type { FieldValues } from "../formTables"

/** The prefix of drafts' keys in storage, before the draft's name. */
const draftPrefix = "draft:"

/** Milliseconds after its last change for which a draft is kept: 30 days (docs/specification.md, Forms). */
const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

const keyOf = (draft: string) => `${draftPrefix}${draft}`

/**
 * A draft in storage: the texts by field name, the reference of what was tried to be sent, and, as numbers, the times of its
 * creation and of its last change.
 */
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

/**
 * Runs an action on storage. Storage may be blocked or full; forms work without it.
 * @returns what the action returns, undefined if it failed
 */
const attempt = <Result>(action: () => Result) => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Removes every form's drafts that have not been changed for 30 days. */
export const deleteExpiredDrafts = () =>
  attempt(() => {
    const { localStorage } = window
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftPrefix) && !isCurrent(parse(localStorage.getItem(key)))) localStorage.removeItem(key)
  })

/**
 * The stored text of a draft; undefined if there is none or storage is blocked. What was typed in this tab is in its
 * session storage too, since tabs share local storage and the last one to type owns the text there.
 */
export const storedText = (draft: string) =>
  attempt(() => window.sessionStorage.getItem(keyOf(draft))) ??
  attempt(() => window.localStorage.getItem(keyOf(draft))) ??
  undefined

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
 * Stores a draft in this browser and this tab. It is kept until it is sent or has not been changed for 30 days.
 * @returns what is in storage now; undefined if it could not be stored
 */
export const saveDraft = (draft: string, values: FieldValues, reference?: string) => {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string")
  const changed = Date.now()
  const since = draftSince(draft)?.getTime() ?? changed
  const text = JSON.stringify({ reference, ...Object.fromEntries(texts), since, changed })
  attempt(() => window.sessionStorage.setItem(keyOf(draft), text))
  return attempt(() => {
    window.localStorage.setItem(keyOf(draft), text)
    return text
  })
}

/**
 * Deletes this tab's draft, and the browser's if that is the text that this page knows: another tab may have stored a
 * newer one under the same name.
 */
export const deleteDraft = (draft: string, known: string | undefined) => {
  attempt(() => window.sessionStorage.removeItem(keyOf(draft)))
  attempt(() => {
    const key = keyOf(draft)
    if (known !== undefined && window.localStorage.getItem(key) === known) window.localStorage.removeItem(key)
  })
}

/** Calls back with the text of a draft when another tab deletes it because it was sent or cleared there. */
export const onDeletedElsewhere = (draft: string, callback: (text: string) => void) => {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(draft) && oldValue !== null && newValue === null) callback(oldValue)
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

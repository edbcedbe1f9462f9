import type { FieldValues } from "../formTables"

/** What the keys of drafts in storage begin with; the draft's name follows. */
const draftPrefix = "draft:"

/** Milliseconds after its last change for which a draft is kept: 30 days. */
const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

const keyOf = (draft: string) => `${draftPrefix}${draft}`

/** A draft in storage: the texts by field name, and beside them, as numbers, since when it is kept and its last change. */
type StoredDraft = Readonly<Record<string, unknown>>

const parse = (text: string | null | undefined): StoredDraft => {
  try {
    const stored: unknown = JSON.parse(text ?? "{}")
    return typeof stored === "object" && stored !== null ? (stored as StoredDraft) : {}
  } catch {
    return {}
  }
}

/** A draft without a date, or with one that is yet to come, is not ours: it would never end. */
const isCurrent = ({ changed }: StoredDraft) =>
  typeof changed === "number" && changed <= Date.now() && Date.now() - changed < DRAFT_LIFETIME_MS

/** Removes from this browser every draft that has not been changed for 30 days, whichever form it belongs to. */
export const dropOldDrafts = () => {
  try {
    const { localStorage } = window
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftPrefix) && !isCurrent(parse(localStorage.getItem(key)))) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** What is kept of a draft, as it is in storage; undefined if there is nothing or storage is blocked. */
export const keptText = (draft: string) => {
  try {
    return window.localStorage.getItem(keyOf(draft)) ?? undefined
  } catch {
    return undefined
  }
}

/** The texts of a draft that is kept. What is in storage is not trusted: only texts come back. */
export const draftTexts = (draft: string): Readonly<Record<string, string>> => {
  const stored = parse(keptText(draft))
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string"
  return isCurrent(stored) ? Object.fromEntries(Object.entries(stored).filter(isText)) : {}
}

/** Reads what was typed earlier, for fields that are texts now: a consent box is never restored. */
export const readDraft = (draft: string, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(draftTexts(draft)).filter(([name, text]) => text !== "" && typeof defaults[name] === "string"),
  )

/** Since when this browser keeps a draft; undefined where it keeps none. */
export const draftSince = (draft: string) => {
  const stored = parse(keptText(draft))
  return isCurrent(stored) && typeof stored.since === "number" ? new Date(stored.since) : undefined
}

/**
 * Keeps what is typed in this browser until it is sent, or has not been changed for 30 days.
 * @returns what is in storage now; undefined where it could not be kept
 */
export const keepDraft = (draft: string, values: FieldValues) => {
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
 * Forgets what was typed, if storage still holds what this page knows of:
 * another tab may have kept another text under the same name since, which is not this page's to drop.
 */
export const dropDraft = (draft: string, known: string | undefined) => {
  try {
    if (keptText(draft) === known) window.localStorage.removeItem(keyOf(draft))
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Calls back with the text of a draft that another tab drops, because it has sent or cleared it. */
export const onDropElsewhere = (draft: string, callback: (text: string) => void) => {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(draft) && oldValue !== null && newValue === null) callback(oldValue)
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

import type { FieldValues } from "../desk/createDesk"

/** What the keys of drafts in storage begin with; the draft's name follows. */
export const draftPrefix = "draft:"

const keyOf = (draft: string) => `${draftPrefix}${draft}`

/** What is kept of a draft, as it stands in storage; undefined if there is nothing or storage is blocked. */
export const keptText = (draft: string) => {
  try {
    return window.localStorage.getItem(keyOf(draft)) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Reads what was typed earlier. What stands in storage is not trusted: only texts come back,
 * and only for fields that are texts now, so a consent box is never restored.
 */
export const readDraft = (draft: string, defaults: FieldValues): FieldValues => {
  try {
    const kept: unknown = JSON.parse(keptText(draft) ?? "{}")
    const entries = Object.entries(kept ?? {}).filter(
      ([name, value]) => typeof value === "string" && value !== "" && typeof defaults[name] === "string",
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/**
 * Keeps what is typed in this browser until it is sent.
 * @returns what stands in storage now; undefined where it could not be kept
 */
export const keepDraft = (draft: string, values: FieldValues) => {
  try {
    const texts = Object.entries(values).filter(([, value]) => typeof value === "string")
    const text = JSON.stringify(Object.fromEntries(texts))
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

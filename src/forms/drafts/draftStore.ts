import type { FieldValues } from "../desk/createDesk"

const keyOf = (draft: string) => `draft:${draft}`

/**
 * Reads what was typed earlier. What stands in storage is not trusted: only texts come back,
 * and only for fields that are texts now, so a consent box is never restored.
 */
export const readDraft = (draft: string, defaults: FieldValues): FieldValues => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(draft)) ?? "{}")
    const entries = Object.entries(kept ?? {}).filter(
      ([name, value]) => typeof value === "string" && value !== "" && typeof defaults[name] === "string",
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Keeps what is typed in this browser until it is sent. */
export const keepDraft = (draft: string, values: FieldValues) => {
  try {
    const texts = Object.entries(values).filter(([, value]) => typeof value === "string")
    window.localStorage.setItem(keyOf(draft), JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // Storage may be blocked or full. The form works without it.
  }
}

/** Forgets what was typed. */
export const dropDraft = (draft: string) => {
  try {
    window.localStorage.removeItem(keyOf(draft))
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

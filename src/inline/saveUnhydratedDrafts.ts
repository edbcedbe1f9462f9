import { loadFailureEvent } from "../errors/loadFailure"
import { draftLifetime, draftPrefix } from "../forms/drafts/draftStore"
import { isDehydrated } from "../islands/dehydrated"

interface StoredDraft {
  since?: number
  changed?: number
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (field: TextField) =>
  !(field instanceof HTMLSelectElement) && field.value !== "" && field.value !== field.defaultValue

const saveDraft = (form: HTMLFormElement) => {
  // Consent is given anew.
  const fields = [...form.querySelectorAll<TextField>("[name]:not([type=checkbox], [type=radio], [type=file])")].filter(
    ({ value }) => value,
  )
  if (!fields.some(isTyped)) return
  const key = draftPrefix + form.dataset.draft
  const now = Date.now()
  try {
    const stored: StoredDraft = JSON.parse(localStorage.getItem(key) ?? "{}")
    const isCurrent = now - (stored.changed ?? 0) < draftLifetime
    const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    localStorage.setItem(key, JSON.stringify({ ...(isCurrent ? stored : { since: now }), ...texts, changed: now }))
  } catch {
    // Where storage is blocked nothing can be kept.
  }
}

/**
 * Forms keep what is typed once they are hydrated; this keeps what was typed into those of a page that is left before that,
 * or that never becomes interactive (`watchBoot`).
 */
export const saveUnhydratedDrafts = () => {
  let hasFailed = false
  addEventListener(loadFailureEvent, () => {
    hasFailed = true
  })
  addEventListener("pagehide", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]"))
      if (hasFailed || isDehydrated(form)) saveDraft(form)
  })
}

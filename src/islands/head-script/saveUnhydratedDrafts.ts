import { loadFailureEvent } from "../../components/errors/loadFailure"
import { draftTexts, saveDraft } from "../../forms/drafts/draftStore"
import "../../forms/drafts/usedForms"
import { isDehydrated } from "../dehydrated"

/** The controls of a form except consent, which must be given anew. */
const texts = "[name]:not([type=checkbox], [type=radio]:not(:checked))"

const isChanged = (control: HTMLInputElement) =>
  control.type === "radio" ? !control.defaultChecked : control.value !== (control.defaultValue ?? control.value)

/** Adds what was typed in a form to its draft. An empty field has no part in it, unless it was just emptied. */
const saveFormDraft = (form: HTMLFormElement, used?: EventTarget | null) => {
  const controls = [...form.querySelectorAll<HTMLInputElement>(texts)]
  if (!controls.some((control) => control === used || isChanged(control))) return
  const draft = form.dataset.draft ?? ""
  const typed = controls.filter((control) => control.value || control === used)
  saveDraft(draft, { ...draftTexts(draft), ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) })
}

/**
 * Saves what is typed into forms before hydration, from the first key on, and on a page that never becomes interactive
 * (`watchBoot`). It remembers these forms and the focused control, since React may replace them (`restoreUsedForm`).
 * Hydrated forms save their own drafts.
 */
export const saveUnhydratedDrafts = () => {
  let hasFailed = false
  addEventListener(loadFailureEvent, () => {
    hasFailed = true
  })
  const isUnhydrated = (form: HTMLFormElement) => hasFailed || isDehydrated(form)
  for (const type of ["focusin", "input", "change"])
    addEventListener(
      type,
      ({ target }) => {
        const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-draft]") : null
        const isUsed = form !== null && isUnhydrated(form)
        if (type === "focusin") window.focusedControl = isUsed ? (target as HTMLElement) : undefined
        if (!isUsed) return
        window.usedForms = { ...window.usedForms, [form.dataset.draft ?? ""]: form }
        if (type !== "focusin") saveFormDraft(form, target)
      },
      true,
    )
  // Values that were set without events.
  addEventListener("pagehide", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]"))
      if (isUnhydrated(form)) saveFormDraft(form)
  })
}

import { loadFailureEvent } from "../../components/errors/loadFailure"
import { draftTexts, saveDraft } from "../../forms/drafts/draftStore"
import { isDehydrated } from "../dehydrated"

/** The controls of a form except consent, which must be given anew. */
const texts = "[name]:not([type=checkbox], [type=radio]:not(:checked))"

const isChanged = (control: HTMLInputElement) =>
  control.type === "radio" ? !control.defaultChecked : control.value !== (control.defaultValue ?? control.value)

const saveFormDraft = (form: HTMLFormElement) => {
  const controls = [...form.querySelectorAll<HTMLInputElement>(texts)].filter(({ value }) => value)
  if (!controls.some(isChanged)) return
  const draft = form.dataset.draft ?? ""
  saveDraft(draft, { ...draftTexts(draft), ...Object.fromEntries(controls.map(({ name, value }) => [name, value])) })
}

/**
 * Saves what was typed into forms of a page that the visitor leaves before hydration, or that never becomes interactive
 * (`watchBoot`). Hydrated forms save their own drafts.
 */
export const saveUnhydratedDrafts = () => {
  let hasFailed = false
  addEventListener(loadFailureEvent, () => {
    hasFailed = true
  })
  addEventListener("pagehide", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]"))
      if (hasFailed || isDehydrated(form)) saveFormDraft(form)
  })
}

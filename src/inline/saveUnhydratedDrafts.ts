import { loadFailureEvent } from "../errors/loadFailure"
import { draftTexts, keepDraft } from "../forms/drafts/draftStore"
import { isDehydrated } from "../islands/dehydrated"

/** Of a form's controls: consent is given anew. */
const texts = "[name]:not([type=checkbox], [type=radio]:not(:checked))"

const isChanged = (control: HTMLInputElement) =>
  control.type === "radio" ? !control.defaultChecked : control.value !== (control.defaultValue ?? control.value)

const saveDraft = (form: HTMLFormElement) => {
  const controls = [...form.querySelectorAll<HTMLInputElement>(texts)].filter(({ value }) => value)
  if (!controls.some(isChanged)) return
  const draft = form.dataset.draft ?? ""
  keepDraft(draft, { ...draftTexts(draft), ...Object.fromEntries(controls.map(({ name, value }) => [name, value])) })
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

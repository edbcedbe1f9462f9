import type { SiteForm } from "./openForm"

/** Submits a form, or focuses its first invalid field in page order. */
export const submitForm = (form: SiteForm, element: HTMLFormElement) => {
  // A mutator triggers validation: on a page opened yesterday, the chosen day may be in the past by now.
  form.mutators.clearOutcome?.()
  const { errors = {}, hasValidationErrors } = form.getState()
  if (hasValidationErrors) {
    const controls = [...element.elements] as (HTMLElement & { name: string })[]
    controls.find(({ name }) => name in errors)?.focus()
  }
  void form.submit()
}

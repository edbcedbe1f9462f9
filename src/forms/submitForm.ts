import type { SiteForm } from "./openForm"

/** Submits a form, or moves the focus to the first field in error, in the order of the page. */
export const submitForm = (form: SiteForm, element: HTMLFormElement) => {
  // A mutator triggers validation: on a page that was opened yesterday a deadline may be past by now.
  form.mutators.clearOutcome?.()
  const { errors = {}, hasValidationErrors } = form.getState()
  if (hasValidationErrors) {
    const controls = [...element.elements] as (HTMLElement & { name: string })[]
    controls.find(({ name }) => name in errors)?.focus()
  }
  void form.submit()
}

declare global {
  interface Window {
    /**
     * The forms that were used before hydration, by draft name. Something else may have changed their HTML, as
     * translations and password managers do; React then replaces them, but they keep what was typed.
     */
    usedForms?: Record<string, HTMLFormElement>
    /** The control of such a form that has the focus. */
    focusedControl?: HTMLElement
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Copies what was typed and ticked in one form to another, control by control. */
const copyControls = (from: HTMLFormElement, to: HTMLFormElement) => {
  const twins = [...to.elements] as Control[]
  for (const control of [...from.elements] as Control[]) {
    const isRadio = control.type === "radio"
    const twin = twins.find(({ name, value }) => name === control.name && (!isRadio || value === control.value))
    if (!twin || !control.name) continue
    if (twin instanceof HTMLInputElement && "checked" in control) twin.checked = control.checked
    if (!isRadio) twin.value = control.value
    if (control === window.focusedControl) moveFocus(control, twin)
  }
}

/** Focuses a control with the caret of another, unless the visitor has moved the focus. */
const moveFocus = (from: Control, to: Control) => {
  if (document.activeElement !== document.body) return
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** If React has replaced the HTML of a form, fills in what was typed there, and returns the focus. */
export const restoreUsedForm = (form: HTMLFormElement) => {
  const used = window.usedForms?.[form.dataset.draft ?? ""]
  if (used && used !== form && !used.isConnected) copyControls(used, form)
  if (used) delete window.usedForms?.[form.dataset.draft ?? ""]
}

import type { FieldValue, FieldValues } from "../formTables"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What React has last rendered in each control. */
const rendered = new WeakMap<Element, FieldValue>()

/** A ref that records what React renders in a control, so that {@link changedValues} can tell what others put there. */
export const recordRendered = (value: FieldValue) => (control: Element | null) => {
  if (control) rendered.set(control, value)
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio"

/** Whether a select shows none of its options. */
const isUnset = (control: Control) => control instanceof HTMLSelectElement && control.selectedIndex < 0

const shownIn = (control: Control) => (isBox(control) ? control.checked : control.value)

/** What the HTML says, for a form that React has not rendered. */
const initialIn = (control: Control) => {
  if (isBox(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const { options } = control
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? ""
}

/**
 * The values that the controls of a form show and React has not rendered: what was typed before hydration, or set
 * without events, as some password managers do.
 */
export const changedValues = (form: HTMLFormElement): FieldValues => {
  const controls = ([...form.elements] as Control[]).filter(
    (control) =>
      control.name && !isUnset(control) && shownIn(control) !== (rendered.get(control) ?? initialIn(control)),
  )
  return Object.fromEntries(
    controls
      // Of two radio buttons that changed, the ticked one has the value.
      .filter((control) => control.type !== "radio" || shownIn(control))
      .map((control) => [control.name, control.type === "radio" ? control.value : shownIn(control)]),
  )
}

import type { RefObject } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import type { FieldValue, FieldValues } from "./formTables"
import type { SiteForm } from "./openForm"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => "value" in element && element.tagName !== "BUTTON"

const heldBy = (control: Control): FieldValue | undefined => {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked
  if (control.type === "radio" && !(control as HTMLInputElement).checked) return undefined
  return control.value
}

const valuesIn = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries(
    [...form.elements].filter(isControl).flatMap((control) => {
      const value = heldBy(control)
      return value === undefined ? [] : [[control.name, value]]
    }),
  )

/**
 * Copies what a visitor typed into a form's HTML before hydration into the form, with the focused field. It runs before
 * the fields subscribe: a field first rendered with its initial value would lose text and caret.
 */
export const useUnhydratedText = (form: SiteForm, element: RefObject<HTMLFormElement | null>) =>
  useBrowserLayoutEffect(() => {
    if (!element.current) return
    const typed = Object.entries(valuesIn(element.current))
    const known = form.getRegisteredFields()
    form.batch(() => {
      for (const [name, value] of typed) if (known.includes(name)) form.change(name, value)
    })
    const active = document.activeElement
    if (active && isControl(active) && element.current.contains(active)) form.focus(active.name)
  }, [form, element])

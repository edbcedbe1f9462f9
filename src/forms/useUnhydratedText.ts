import { type RefObject, useState } from "react"
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
 * Puts into a form what a visitor typed into its HTML before it was hydrated, and tells it which field has the focus.
 * It takes a second render, at once: before that React runs the effects in which fields begin to listen. All happens before
 * the browser goes on; with a key pressed in between, React would put the fields back to what it believes to be in them.
 * @returns whether that is done
 */
export const useUnhydratedText = (form: SiteForm, element: RefObject<HTMLFormElement | null>) => {
  const [typed, setTyped] = useState<FieldValues>()
  useBrowserLayoutEffect(() => {
    if (element.current) setTyped(valuesIn(element.current))
  }, [element])
  useBrowserLayoutEffect(() => {
    if (!typed) return
    const known = form.getRegisteredFields()
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) if (known.includes(name)) form.change(name, value)
    })
    const active = document.activeElement
    if (active && isControl(active) && element.current?.contains(active)) form.focus(active.name)
  }, [typed, form, element])
  return typed !== undefined
}

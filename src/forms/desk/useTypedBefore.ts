import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import type { Desk, FieldValue } from "./createDesk"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => "value" in element && element.tagName !== "BUTTON"

const heldBy = (control: Control): FieldValue | undefined => {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked
  if (control.type === "radio" && !(control as HTMLInputElement).checked) return undefined
  return control.value
}

/** React complains of layout effects on the server, where none ever runs. */
const useAtOnce = typeof window === "undefined" ? useEffect : useLayoutEffect

/**
 * Takes over what a visitor typed into the static page before its scripts had arrived.
 * It happens in the very moment in which React takes the fields over. An effect would come a little later,
 * and a key pressed in between would make React put the fields back to what it believes to be in them.
 */
export const useTypedBefore = (desk: Desk, form: RefObject<HTMLFormElement | null>) => {
  const [, settle] = useState(false)
  useAtOnce(() => {
    for (const control of [...(form.current?.elements ?? [])].filter(isControl)) {
      const value = heldBy(control)
      if (control.name in desk.defaults && value !== undefined) desk.change(control.name, value)
    }
    if (form.current?.contains(document.activeElement)) desk.wake()
    // A change of state in this phase makes React bring everything up to date before it hands back to the browser.
    settle(true)
  }, [desk, form])
}

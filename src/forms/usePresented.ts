import { useEffect, useRef } from "react"
import { loadedSending } from "./loadSending"

/** Presents what became of a form (`present`) as soon as it shows. Without the code for that it only gets the focus. */
export const usePresented = <Element extends HTMLElement>(isShown: boolean) => {
  const outcome = useRef<Element>(null)
  useEffect(() => {
    const element = outcome.current
    if (!isShown || !element) return
    const sending = loadedSending()
    if (sending) sending.present(element)
    else element.focus()
  }, [isShown])
  return outcome
}

import { useEffect, useRef } from "react"

/** Whether the visitor is at something else by now: in another part of the page, or in a dialog. */
const isElsewhere = (element: HTMLElement) => {
  const { activeElement } = document
  return activeElement !== document.body && !element.parentElement?.contains(activeElement)
}

/**
 * Brings what became of a form into the window, and gives it the focus, as soon as it shows; its first line has precedence
 * in a low window. Not if the visitor is at something else.
 */
export const usePresented = <Element extends HTMLElement>(isShown: boolean) => {
  const outcome = useRef<Element>(null)
  useEffect(() => {
    const element = outcome.current
    if (!isShown || !element || isElsewhere(element)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: "nearest" })
    element.firstElementChild?.scrollIntoView({ block: "nearest" })
  }, [isShown])
  return outcome
}

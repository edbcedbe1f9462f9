import { useEffect, useRef } from "react"
import { ToastContainer, toast } from "react-toastify/unstyled"
import "react-toastify/ReactToastify.css"
import "./ToastHost.css"
import { takeToastRequests } from "./requestToast"

/** How many toasts show at once; others wait. */
const MAX_TOASTS = 3

/** Brings an element above all others, including a dialog that has just opened. Has no effect in older browsers. */
const bringToFront = (element: HTMLElement | null) => {
  if (!element?.showPopover) return
  if (element.popover) element.hidePopover()
  else element.popover = "manual"
  element.showPopover()
}

/** Shows toasts with react-toastify; all other options have their defaults (docs/specification.md, Toasts). */
export const ToastHost = () => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      takeToastRequests(({ kind, text, time }) => {
        // In the next frame, since the same answer may open a dialog.
        requestAnimationFrame(() => bringToFront(host.current))
        toast[kind](text, time ? { autoClose: time } : undefined)
      }),
    [],
  )
  return (
    <div ref={host} className="toast-host">
      <ToastContainer limit={MAX_TOASTS} />
    </div>
  )
}

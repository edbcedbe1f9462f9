import { useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { ToastContainer, toast } from "react-toastify/unstyled"
import "react-toastify/ReactToastify.css"
import "./ToastHost.css"
import { openDialog } from "./openDialog"
import { type ToastRequest, takeToastRequests } from "./requestToast"

/** How many toasts show at once; others wait. */
const MAX_TOASTS = 3

/**
 * Brings an element above all others, including the dialog around it. Has no effect in older browsers, or if that dialog
 * was closed meanwhile.
 */
const bringToFront = (element: HTMLElement | null) => {
  if (!element?.isConnected || !element.showPopover) return
  if (element.popover) element.hidePopover()
  else element.popover = "manual"
  element.showPopover()
}

/**
 * Shows toasts with react-toastify; all other options have their defaults (docs/specification.md, Toasts). They are
 * inside the open dialog, if there is one.
 */
export const ToastHost = () => {
  const host = useRef<HTMLDivElement>(null)
  const [{ place, requests }, setState] = useState<{ place: Element; requests: readonly ToastRequest[] }>({
    place: document.body,
    requests: [],
  })
  useEffect(
    () =>
      takeToastRequests((request) =>
        setState((before) => ({
          place: openDialog() ?? document.body,
          requests: [...before.requests, request],
        })),
      ),
    [],
  )
  useEffect(() => {
    if (requests.length === 0) return
    bringToFront(host.current)
    for (const { kind, text, time } of requests) toast[kind](text, time === undefined ? undefined : { autoClose: time })
    setState((before) => ({ ...before, requests: before.requests.filter((request) => !requests.includes(request)) }))
  }, [requests])
  return createPortal(
    <div ref={host} className="toast-host">
      <ToastContainer limit={MAX_TOASTS} />
    </div>,
    place,
  )
}

import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { openDialog } from "./openDialog"
import { type ToastRequest, takeToastRequests } from "./requestToast"
import * as styles from "./ToastFallback.module.css"

/** How long a toast stays by default (docs/specification.md, Toasts). */
const TOAST_MS = 5000

/** Shows toasts in a plain box if the toast library cannot be loaded, for example offline. */
export const ToastFallback = () => {
  const [shown, setShown] = useState<ToastRequest>()
  useEffect(() => takeToastRequests(setShown), [])
  useEffect(() => {
    if (!shown || shown.time === false) return
    const timer = setTimeout(() => setShown(undefined), shown.time ?? TOAST_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
    ? createPortal(
        <div role="alert" className={styles.toast} data-surface="raised">
          {shown.text}
        </div>,
        openDialog() ?? document.body,
      )
    : null
}

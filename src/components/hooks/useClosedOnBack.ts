import { type RefObject, useEffect } from "react"

/** Closes a modal dialog when the visitor goes back or forward, since the page under it changes. */
export const useClosedOnBack = (dialog: RefObject<HTMLDialogElement>) =>
  useEffect(() => {
    const close = () => dialog.current?.close()
    window.addEventListener("popstate", close)
    return () => window.removeEventListener("popstate", close)
  }, [dialog])

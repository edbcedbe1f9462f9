import { useSyncExternalStore } from "react"
import { buttonClass } from "../components/Button/buttonClass"
import { useForms } from "../site/useForms"

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** Shown after a send that failed because the browser was offline: says so, and sends the form again on a click. */
export const RetryButton = () => {
  const { shared } = useForms()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <>
      <p role="status">{isOnline ? shared.online : shared.offline}</p>
      <button type="submit" className={buttonClass({ tone: "strong", small: true })} disabled={!isOnline}>
        {shared.retry}
      </button>
    </>
  )
}

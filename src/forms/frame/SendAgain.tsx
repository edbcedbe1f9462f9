import { useSyncExternalStore } from "react"
import { buttonClass } from "../../components/Button/buttonClass"
import { useForms } from "../../site/useForms"
import { useDesk } from "../desk/DeskContext"

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** After a send that failed because the browser was offline: says so, and sends with one click later. */
export const SendAgain = () => {
  const { shared } = useForms()
  const { desk } = useDesk()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <>
      <p role="status">{online ? shared.online : shared.offline}</p>
      <button
        type="button"
        className={buttonClass({ tone: "strong", small: true })}
        disabled={!online}
        onClick={desk.ask}
      >
        {shared.retry}
      </button>
    </>
  )
}

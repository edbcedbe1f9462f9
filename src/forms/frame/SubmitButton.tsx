import { useEffect, useRef } from "react"
import { buttonClass } from "../../components/Button/buttonClass"
import { useDesk, useDeskPart } from "../desk/DeskContext"
import * as styles from "./FormFrame.module.css"
import type { OutcomeWords } from "./outcomeWords"

interface SubmitButtonProps {
  words: OutcomeWords
  /** A box without which the button looks locked. */
  lock?: string
  strong?: boolean
}

/** The button that sends a form. While a send is under way it is disabled and says so. */
export const SubmitButton = ({ words, lock, strong }: SubmitButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const { desk } = useDesk()
  const busy = useDeskPart(desk, ({ phase }) => phase === "asked" || phase === "sending")
  const locked = useDeskPart(desk, ({ values }) => lock !== undefined && values[lock] !== true)

  // A disabled button loses the focus, to the body or, by the second click of a double click, to what it stands in.
  // It is given back unless the visitor has moved on.
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement?.contains(button.current)) button.current?.focus()
    wasBusy.current = busy
  }, [busy])

  return (
    <div className={styles.submit} data-needs-script>
      <button
        ref={button}
        type="submit"
        className={buttonClass({ wide: true, tone: strong ? "strong" : "action" })}
        disabled={busy}
        aria-disabled={locked || undefined}
      >
        {busy ? words.sending : words.submit}
      </button>
    </div>
  )
}

import { type MouseEvent, useEffect, useId, useRef } from "react"
import { buttonClass } from "../components/Button/buttonClass"
import * as styles from "./CvDialog.module.css"

interface CvDialogProps {
  /** The dialog's copy; {email} in the text is replaced by the address. */
  copy: { readonly heading: string; readonly text: string; readonly close: string }
  email: string
  onClose: () => void
}

/** After an application: asks for the CV by e-mail. Cancel, Escape and a click beside it close it. */
export const CvDialog = ({ copy, email, onClose }: CvDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [before = "", after = ""] = copy.text.split("{email}")

  useEffect(() => dialog.current?.showModal(), [])

  const closeFromBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close()
  }

  return (
    // By keyboard, Escape closes the dialog.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface="raised"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onClick={closeFromBeside}
    >
      <div className={styles.inside}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {copy.heading}
        </h2>
        <p id={`${id}-text`}>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
        <button type="button" className={buttonClass({ tone: "strong" })} onClick={() => dialog.current?.close()}>
          {copy.close}
        </button>
      </div>
    </dialog>
  )
}

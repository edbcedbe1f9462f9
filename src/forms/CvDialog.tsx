import { type MouseEvent, useEffect, useId, useRef } from "react"
import { buttonClass } from "../components/Button/buttonClass"
import { fill } from "../site/fill"
import * as styles from "./CvDialog.module.css"

interface CvDialogProps {
  /** The dialog's copy; {email} in the text and {job} in the subject are replaced. */
  copy: {
    readonly heading: string
    readonly text: string
    readonly subject: string
    readonly write: string
    readonly close: string
  }
  email: string
  /** The opening, with its reference. */
  job: string
  /** Called once it is open: what is announced before that is not heard. */
  onOpen: () => void
  onClose: () => void
}

/** After an application: asks for the CV by e-mail. Cancel, Escape and a click beside it close it. */
export const CvDialog = ({ copy, email, job, onOpen, onClose }: CvDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [before = "", after = ""] = copy.text.split("{email}")

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    dialog.current?.showModal()
    onOpen()
  }, [])

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
        <p className={styles.actions}>
          <a
            className={buttonClass({ tone: "strong" })}
            href={`mailto:${email}?subject=${encodeURIComponent(fill(copy.subject, { job }))}`}
          >
            {copy.write}
          </a>
          <button type="button" className={styles.cancel} onClick={() => dialog.current?.close()}>
            {copy.close}
          </button>
        </p>
      </div>
    </dialog>
  )
}

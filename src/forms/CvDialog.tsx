import { useEffect, useId, useRef } from "react"
import { buttonClass } from "../components/Button/buttonClass"
import { fill } from "../site/fill"
import * as styles from "./CvDialog.module.css"
import { CvRequest } from "./CvRequest"

interface CvDialogProps {
  /** The dialog's copy; {email} in the text and {job} in the subject are replaced. */
  copy: {
    readonly heading: string
    readonly text: string
    readonly subject: string
    readonly write: string
    readonly close: string
  }
  /** Says that the application was sent. The toast announces that, so the dialog only shows it. */
  confirmation: string
  /** Names the reference of what was sent, if it has one. */
  reference: string | undefined
  email: string
  /** The opening, with its reference. */
  job: string
  /** Called once it is open: what is announced before that is not heard. */
  onOpen: () => void
  onClose: () => void
}

/**
 * After an application: asks for the CV by e-mail. Cancel and Escape close it. The second click or Enter of a double one
 * on Send does nothing here: a click beside it does not close it, and the focus starts on the heading, not on a link.
 */
export const CvDialog = ({ copy, confirmation, reference, email, job, onOpen, onClose }: CvDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
    onOpen()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface="raised"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <h2 ref={heading} id={`${id}-heading`} className={styles.heading} tabIndex={-1}>
          {copy.heading}
        </h2>
        <p className={styles.sent}>{confirmation}</p>
        <div id={`${id}-text`}>
          <CvRequest text={copy.text} reference={reference} email={email} />
        </div>
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

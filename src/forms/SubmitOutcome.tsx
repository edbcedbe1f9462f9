import { useEffect, useRef } from "react"
import { useFormState } from "react-final-form"
import { ContactFallback } from "./ContactFallback"
import type { FormShellProps } from "./FormShell"
import * as styles from "./FormShell.module.css"

/** The outcome of a form: sent, or not sent with other ways to get in touch. */
export const SubmitOutcome = ({ copy, toasted, confirmation, subject, email }: FormShellProps) => {
  const { submitSucceeded, submitError } = useFormState({ subscription: { submitSucceeded: true, submitError: true } })
  const fallback = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fallback.current) fallback.current.hidden = true
  }, [])
  return (
    <>
      <div
        ref={fallback}
        className={styles.note}
        role="status"
        data-contact-fallback
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React is to leave alone what `showContactFallback` writes here
        dangerouslySetInnerHTML={{ __html: "" }}
        hidden
      />
      <p role="status" className={styles.success}>
        {submitSucceeded && (confirmation ?? copy.success)}
      </p>
      {submitError && !toasted && (
        <p role="alert" className={styles.failure}>
          {copy.failure}
        </p>
      )}
      {submitError && (
        <ContactFallback
          fields={copy.fields}
          subject={subject ?? copy.name}
          email={email}
          offline={submitError === "offline"}
        />
      )}
    </>
  )
}

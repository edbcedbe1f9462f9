import { useEffect, useRef } from "react"
import { useFormState } from "react-final-form"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import * as styles from "./FormShell.module.css"
import type { FieldCopy } from "./fields/useFormField"
import { loadedSending } from "./loadSending"
import { whatsAppAddress } from "./whatsAppAddress"

export interface SubmitOutcomeProps {
  copy: {
    readonly name: string
    readonly fields: Readonly<Record<string, FieldCopy>>
    readonly success: string
    readonly failure: string
  }
  /** How long a toast shows the success or failure message; by default the form shows it. */
  toastMs?: number
  /** The message on success, if it is not the form's own; empty while a dialog shows it. */
  confirmation?: string
  /** The subject of the e-mail that is offered after a failed send; by default the form's name. */
  subject?: string
  /** The recipient of that e-mail; by default the contact address. */
  email?: string
}

/** Ways to reach the company if not even the code that fills in what was typed has loaded. */
const BareContact = ({ email }: { email: string | undefined }) => {
  const { shared } = useForms()
  const { contact } = useSite()
  return (
    <>
      <p>{shared.contactFallback}</p>
      <p className={styles.ways}>
        <a href={`mailto:${email ?? contact.email}`}>{shared.byEmail}</a>
        <a href={whatsAppAddress(contact.whatsapp)}>{shared.byWhatsApp}</a>
      </p>
    </>
  )
}

/** The outcome of a form: sent, or not sent with other ways to get in touch. */
export const SubmitOutcome = ({ copy, toastMs, confirmation, subject, email }: SubmitOutcomeProps) => {
  const { submitSucceeded, submitError } = useFormState({ subscription: { submitSucceeded: true, submitError: true } })
  const ContactFallback = loadedSending()?.ContactFallback
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not touch what `showContactFallback` writes
        dangerouslySetInnerHTML={{ __html: "" }}
        hidden
      />
      {/* One live region: where a toast tells the outcome, neither the line nor the box is announced. */}
      <p role={toastMs ? undefined : "status"} className={styles.success}>
        {submitSucceeded && (confirmation ?? copy.success)}
      </p>
      {submitError && (
        // Not atomic, so that a new connection is announced alone.
        <div className={styles.fallback} {...(!toastMs && { role: "alert", "aria-atomic": false })}>
          {!toastMs && <p className={styles.failure}>{copy.failure}</p>}
          {ContactFallback ? (
            <ContactFallback fields={copy.fields} subject={subject ?? copy.name} email={email} reason={submitError} />
          ) : (
            <BareContact email={email} />
          )}
        </div>
      )}
    </>
  )
}

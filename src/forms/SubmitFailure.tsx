import { useFormState } from "react-final-form"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import * as styles from "./FormShell.module.css"
import type { FieldCopy } from "./fields/useFormField"
import { loadedSending } from "./loadSending"
import { usePresented } from "./usePresented"
import { whatsAppAddress } from "./whatsAppAddress"

export interface SubmitFailureProps {
  copy: {
    readonly name: string
    readonly fields: Readonly<Record<string, FieldCopy>>
    readonly failure: string
  }
  /** How long a toast shows the message; by default the form shows it. */
  toastMs?: number
  /** The subject of the e-mail that is offered; by default the form's name. */
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

/** At the top of a form that was not sent: that it was not, and other ways to get in touch. */
export const SubmitFailure = ({ copy, toastMs, subject, email }: SubmitFailureProps) => {
  const { submitError } = useFormState({ subscription: { submitError: true } })
  const box = usePresented<HTMLDivElement>(submitError !== undefined)
  const ContactFallback = loadedSending()?.ContactFallback
  if (!submitError) return null
  return (
    // Not atomic, so that a new connection is announced alone. Where a toast announces the failure, the box does not.
    <div ref={box} tabIndex={-1} className={styles.fallback} {...(!toastMs && { role: "alert", "aria-atomic": false })}>
      {!toastMs && <p className={styles.failure}>{copy.failure}</p>}
      {ContactFallback ? (
        <ContactFallback copy={copy} subject={subject} email={email} reason={submitError} className={styles.ways} />
      ) : (
        <BareContact email={email} />
      )}
    </div>
  )
}

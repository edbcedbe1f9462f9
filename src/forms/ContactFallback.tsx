import { useFormState } from "react-final-form"
import { Link } from "../components/links/Link"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { usePageName } from "../site/visit"
import { mailLink, whatsAppLink } from "./contactLinks"
import * as styles from "./FormShell.module.css"
import type { FieldCopy } from "./fields/useFormField"
import type { FieldValues } from "./formTables"
import type { Refusal } from "./mail/postForm"
import { acceptedLength, type MailFailure } from "./mail/sendMail"
import { serviceAdvice } from "./mail/serviceAdvice"
import { RetryButton } from "./RetryButton"
import { useIsOnline } from "./useIsOnline"

interface ContactFallbackProps {
  fields: Readonly<Record<string, FieldCopy>>
  subject: string
  email?: string
  reason: MailFailure | Refusal
}

/** A form's content as plain text, one line per field, without checkboxes and empty fields. */
const typedText = (values: FieldValues, fields: ContactFallbackProps["fields"]) =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === "string" && value.trim() !== "" && fields[name])
    .map(([name, value]) => `${fields[name]?.label}: ${value}`)
    .join("\n")

/** After a failed send: what to do about its cause, and other ways to reach the company with what was typed. */
export const ContactFallback = ({ fields, subject, email, reason }: ContactFallbackProps) => {
  const { shared } = useForms()
  const { contact } = useSite()
  const { values } = useFormState<FieldValues>({ subscription: { values: true } })
  const isOnline = useIsOnline()
  const page = usePageName()
  const typed = typedText(values, fields)
  // First, since a long text is cut.
  const text = page && shared.fromPage ? `${fill(shared.fromPage, { page })}\n${typed}` : typed
  const advice = {
    offline: isOnline ? shared.online : shared.offline,
    tooLong: fill(shared.tooLong, { count: acceptedLength(typed).toLocaleString("en-GB") }),
    failed: shared.contactFallback,
  }
  return (
    <>
      <p>{(process.env.GATSBY_FORMS && serviceAdvice(reason, fields)) || advice[reason as MailFailure]}</p>
      <p className={styles.ways}>
        {reason === "offline" && <RetryButton />}
        <a href={mailLink(email ?? contact.email, subject, text, shared.clipped)}>{shared.byEmail}</a>
        <Link to={whatsAppLink(contact.whatsapp, text, shared.clipped)}>{shared.byWhatsApp}</Link>
      </p>
    </>
  )
}

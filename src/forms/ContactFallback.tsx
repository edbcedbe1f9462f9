import { useFormState } from "react-final-form"
import { Link } from "../components/links/Link"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { usePageName } from "../site/visit"
import { mailLink, whatsAppLink } from "./contactLinks"
import type { FieldCopy } from "./fields/useFormField"
import type { FieldValues } from "./formTables"
import type { Refusal } from "./mail/postForm"
import { acceptedLength, type MailFailure } from "./mail/sendMail"
import { serviceAdvice } from "./mail/serviceAdvice"
import { RetryButton } from "./RetryButton"
import { useIsOnline } from "./useIsOnline"

interface ContactFallbackProps {
  copy: { readonly name: string; readonly fields: Readonly<Record<string, FieldCopy>> }
  /** The subject of the e-mail; by default the form's name. */
  subject?: string
  email?: string
  reason: MailFailure | Refusal
  /** The class of the links. */
  className: string | undefined
}

/** A form's content as plain text, one line per field, without checkboxes and empty fields. */
const typedText = (values: FieldValues, fields: Readonly<Record<string, FieldCopy>>) =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === "string" && value.trim() !== "" && fields[name])
    .map(([name, value]) => `${fields[name]?.label}: ${value}`)
    .join("\n")

/** After a failed send: what to do about its cause, and other ways to reach the company with what was typed. */
export const ContactFallback = ({ copy, subject = copy.name, email, reason, className }: ContactFallbackProps) => {
  const { shared } = useForms()
  const { contact } = useSite()
  const { values } = useFormState<FieldValues>({ subscription: { values: true } })
  const isOnline = useIsOnline()
  const page = usePageName()
  const typed = typedText(values, copy.fields)
  // First, since a long text is cut.
  const text = page && shared.fromPage ? `${fill(shared.fromPage, { page })}\n${typed}` : typed
  const advice = {
    offline: isOnline ? shared.online : shared.offline,
    tooLong: fill(shared.tooLong, { count: acceptedLength(typed).toLocaleString("en-GB") }),
    failed: shared.contactFallback,
  }
  return (
    <>
      <p>{(process.env.GATSBY_FORMS && serviceAdvice(reason, copy.fields)) || advice[reason as MailFailure]}</p>
      <p className={className}>
        {reason === "offline" && <RetryButton />}
        <a href={mailLink(email ?? contact.email, subject, text, shared.clipped)}>{shared.byEmail}</a>
        <Link to={whatsAppLink(contact.whatsapp, text, shared.clipped)}>{shared.byWhatsApp}</Link>
      </p>
    </>
  )
}

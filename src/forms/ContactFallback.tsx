import { useFormState } from "react-final-form"
import { Link } from "../components/links/Link"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { mailLink, whatsAppLink } from "./contactLinks"
import * as styles from "./FormShell.module.css"
import type { FieldCopy } from "./fields/useFormField"
import type { FieldValues } from "./formTables"
import { RetryButton } from "./RetryButton"

interface ContactFallbackProps {
  fields: Readonly<Record<string, FieldCopy>>
  subject: string
  email?: string
  /** Whether the send has failed because the browser was offline. */
  offline: boolean
}

/** A form's content as plain text, one line per field, without checkboxes and empty fields. */
const typedText = (values: FieldValues, fields: ContactFallbackProps["fields"]) =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === "string" && value.trim() !== "" && fields[name])
    .map(([name, value]) => `${fields[name]?.label}: ${value}`)
    .join("\n")

/** After a failed send: other ways to reach the company, with everything that was typed. */
export const ContactFallback = ({ fields, subject, email, offline }: ContactFallbackProps) => {
  const { shared } = useForms()
  const { contact } = useSite()
  const { values } = useFormState<FieldValues>({ subscription: { values: true } })
  const text = typedText(values, fields)
  return (
    <div className={styles.fallback}>
      {offline && <RetryButton />}
      <p>{shared.contactFallback}</p>
      <p className={styles.ways}>
        <a href={mailLink(email ?? contact.email, subject, text)}>{shared.byEmail}</a>
        <Link to={whatsAppLink(contact.whatsapp, text)}>{shared.byWhatsApp}</Link>
      </p>
    </div>
  )
}

import { useSite } from "../../site/useSite"
import * as styles from "./ContactLines.module.css"

/** The phone number and the e-mail address, as links. */
export const ContactLines = () => {
  const { contact } = useSite()
  return (
    <p className={styles.lines}>
      <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </p>
  )
}

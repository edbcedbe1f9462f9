import { ButtonLink } from "../../components/links/ButtonLink"
import { useForms } from "../../site/useForms"
import { ContactLines } from "./ContactLines"
import * as styles from "./ContactWays.module.css"

/** The contact details, and where the form is not beside them a button that leads to it. */
export const ContactWays = () => {
  const { contact } = useForms()
  return (
    <>
      <ContactLines />
      <div className={styles.jump} data-screen-only>
        <ButtonLink to="#contact-form" label={contact.submit} />
      </div>
    </>
  )
}

import { graphql, useStaticQuery } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { ContactForm } from "../../forms/ContactForm"
import { useSite } from "../../site/useSite"
import { FraudWarning } from "../FraudWarning/FraudWarning"
import { Section } from "../Section/Section"
import * as styles from "./ContactSection.module.css"

/** The contact form with a short text and the contact details beside it. */
export const ContactSection = () => {
  const { contactSection } = useStaticQuery<Queries.ContactSectionQuery>(graphql`
      query ContactSection {
        contactSection {
          kicker
          heading
          lede
        }
      }
    `)
  const { contact } = useSite()
  const { kicker, heading, lede } = contactSection
  return (
    <Section id="contact">
      <div className={styles.contact}>
        <div className={styles.text}>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          <p className={styles.lines}>
            <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
          <FraudWarning />
        </div>
        <div className={styles.card} data-surface="raised">
          <ContactForm />
        </div>
      </div>
    </Section>
  )
}

import { graphql, useStaticQuery } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { FraudWarning } from "../FraudWarning/FraudWarning"
import { Section } from "../Section/Section"
import { ContactFormIsland } from "./ContactFormIsland"
import { ContactLines } from "./ContactLines"
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
  const { kicker, heading, lede } = contactSection
  return (
    <Section id="contact">
      <div className={styles.contact}>
        <div className={styles.text}>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          <ContactLines />
          <FraudWarning />
        </div>
        <ContactFormIsland />
      </div>
    </Section>
  )
}

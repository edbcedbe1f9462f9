import { FraudWarning } from "../FraudWarning/FraudWarning"
import { Section } from "../Section/Section"
import { Socials } from "../Socials/Socials"
import * as styles from "./CountryTrust.module.css"

/** The social links and the fraud warning of a country page. */
export const CountryTrust = () => (
  <Section>
    <div className={styles.trust}>
      <FraudWarning />
      <Socials />
    </div>
  </Section>
)

import { graphql, useStaticQuery } from "gatsby"
import { ContentIcon } from "../../components/Icon/ContentIcon"
import { FraudWarning } from "../../sections/FraudWarning/FraudWarning"
import { OfficesBand } from "../../sections/OfficesBand/OfficesBand"
import { Socials } from "../../sections/Socials/Socials"
import { useSite } from "../../site/useSite"
import { Logo } from "../Logo"
import { CountryLinks } from "./CountryLinks"
import * as styles from "./Footer.module.css"
import { FooterLinks } from "./FooterLinks"

/** What ends every page: offices, links, payment and copyright (docs/specification.md, Footer). */
export const Footer = () => {
  const { brand, tagline } = useSite()
  const { siteFacts } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      siteFacts {
        payment {
          label
          cards
        }
        stores {
          icon
          note
          name
        }
        copyrightYear
      }
    }
  `)
  const { payment, stores, copyrightYear } = siteFacts
  return (
    <footer>
      <OfficesBand />
      <div className={styles.footer} data-surface="night">
        <div className={styles.inner}>
          <div className={styles.about}>
            <Logo />
            <p>{tagline}</p>
            <Socials />
            <FraudWarning />
          </div>
          <FooterLinks />
          <CountryLinks />
          <div className={styles.end}>
            {payment && (
              <div className={styles.payment}>
                <span>{payment.label}</span>
                <ul className={styles.cards}>
                  {payment.cards.map((card) => (
                    <li key={card}>{card}</li>
                  ))}
                </ul>
              </div>
            )}
            {stores && (
              <ul className={styles.stores}>
                {stores.map(({ icon, note, name }) => (
                  <li key={name}>
                    <ContentIcon name={icon} size={22} />
                    <span>
                      <small>{note}</small>
                      {name}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.copyright}>
              © {copyrightYear} {brand}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

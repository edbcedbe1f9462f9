import { countryPath } from "../../site/entryPaths"
import { useCountries } from "../../site/useCountries"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./CountryLinks.module.css"
import { FooterLink } from "./FooterLink"
import { FooterTitle } from "./FooterTitle"

/** Links to the pages of all countries, if there are any; the generic page is for all other countries. */
export const CountryLinks = () => {
  const { country: labels } = usePartLabels()
  const countries = useCountries()
  if (countries.length === 0) return null
  return (
    <nav className={styles.countries} aria-labelledby="country-links">
      <FooterTitle id="country-links" text={labels.places} />
      <ul className={styles.list}>
        {countries.map(({ slug, name, detected }) => (
          <li key={slug}>
            <FooterLink to={countryPath({ slug })} label={detected ? labels.elsewhere : name} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from "../../components/links/Link"
import { countryPath } from "../../site/entryPaths"
import { useCountries } from "../../site/useCountries"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./CountryLinks.module.css"
import { FooterTitle } from "./FooterTitle"
import * as linkList from "./LinkList.module.css"

/** Links to the pages of all countries, if there are any; the generic page is for all other countries. */
export const CountryLinks = () => {
  const { country: labels } = usePartLabels()
  const countries = useCountries()
  if (countries.length === 0) return null
  return (
    <nav className={styles.countries} aria-labelledby="country-links">
      <FooterTitle id="country-links" text={labels.places} />
      <ul className={`${linkList.list} ${styles.list}`}>
        {countries.map(({ slug, name, detected }) => (
          <li key={slug}>
            <Link to={countryPath({ slug })}>{detected ? labels.elsewhere : name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

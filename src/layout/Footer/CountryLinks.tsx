import { Link } from "../../links/Link"
import { useCountries } from "../../site/useCountries"
import { useLabels } from "../../site/useLabels"
import * as styles from "./CountryLinks.module.css"

/** The way to the pages of all countries; the generic one stands for the rest of the world. */
export const CountryLinks = () => {
  const { country: words } = useLabels()
  const countries = useCountries()
  return (
    <nav className={styles.countries} aria-labelledby="country-links">
      <h2 id="country-links" className={styles.title}>
        {words.places}
      </h2>
      <ul className={styles.list}>
        {countries.map(({ slug, name, detected }) => (
          <li key={slug}>
            <Link to={`/${slug}`} className={styles.link}>
              {detected ? words.elsewhere : name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { graphql, useStaticQuery } from "gatsby"
import Search from "lucide/dist/esm/icons/search.mjs"
import { buttonClass } from "../../components/Button/buttonClass"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { loadAllLateResults } from "../../islands/page-data/lateResults"
import { SearchLoader } from "../../search/SearchLoader"
import { SearchTrigger } from "../../search/SearchTrigger"
import { useLabels } from "../../site/useLabels"
import { useNavigation } from "../../site/useNavigation"
import { Logo } from "../Logo"
import * as styles from "./Header.module.css"
import { PhoneMenu } from "./PhoneMenu"
import { ServicesMenu } from "./ServicesMenu"

/** The header, fixed to the top: logo, services, links, and the highlighted contact link. */
export const Header = () => {
  const { header, action } = useNavigation()
  const { navigation } = useLabels()
  const { labels } = useStaticQuery<Queries.SearchNameQuery>(graphql`
    query SearchName {
      labels {
        search {
          open
        }
      }
    }
  `)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.links} aria-label={navigation.main}>
          <ServicesMenu />
          {header.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
          <Link to={action.to} className={buttonClass({ small: true })}>
            {action.label}
          </Link>
        </nav>
        <SearchTrigger className={styles.search}>
          <VisuallyHidden>{labels.search.open}</VisuallyHidden>
          <Icon of={Search} size={22} />
        </SearchTrigger>
        <PhoneMenu />
      </div>
      <SearchLoader loadResults={loadAllLateResults} />
    </header>
  )
}

import { graphql, useStaticQuery } from "gatsby"
import { Link } from "../../links/Link"
import { linkColumns } from "../../site/linkColumns"
import { useLabels } from "../../site/useLabels"
import { useServiceGroups } from "../../site/useNavigation"
import { useSite } from "../../site/useSite"
import { Section } from "../Section/Section"
import * as styles from "./SiteLinks.module.css"

/** Links for an unknown address: the site's main pages, and the services in the header. */
export const SiteLinks = () => {
  const { brand } = useSite()
  const { errors } = useLabels()
  const groups = useServiceGroups("header")
  const { navigation } = useStaticQuery<Queries.SiteLinksQuery>(graphql`
    query SiteLinks {
      navigation {
        ...OwnLinks
      }
    }
  `)
  return (
    <Section>
      <h2>{errors.places}</h2>
      <div className={styles.columns}>
        {linkColumns(navigation, groups, brand).map(({ title, links }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

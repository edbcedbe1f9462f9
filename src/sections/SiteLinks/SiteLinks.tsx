import { graphql, useStaticQuery } from "gatsby"
import { Link } from "../../components/links/Link"
import { useLinkColumns } from "../../site/useLinkColumns"
import { Section } from "../Section/Section"
import * as styles from "./SiteLinks.module.css"

/** Links for an unknown address: the site's main pages, and the services in the header. */
export const SiteLinks = () => {
  const { labels } = useStaticQuery<Queries.SiteLinksQuery>(graphql`
    query SiteLinks {
      labels {
        errors {
          places
        }
      }
    }
  `)
  const columns = useLinkColumns("header")
  return (
    <Section>
      <h2>{labels.errors.places}</h2>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
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

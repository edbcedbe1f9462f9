import { Link } from "../../components/links/Link"
import { useLabels } from "../../site/useLabels"
import { useLinkColumns } from "../../site/useLinkColumns"
import * as styles from "./FooterLinks.module.css"
import { FooterTitle } from "./FooterTitle"
import * as linkList from "./LinkList.module.css"

/** The footer's columns of links: the site's own pages, then each group of services. */
export const FooterLinks = () => {
  const { navigation } = useLabels()
  const columns = useLinkColumns("footer")
  return (
    <nav className={styles.columns} aria-label={navigation.footer}>
      {columns.map(({ id, title, links }) => (
        <section key={id} className={styles.column} data-column={id}>
          <FooterTitle text={title} />
          <ul className={`${linkList.list} ${styles.list}`}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

import type { linkColumns } from "../../site/linkColumns"
import { useLabels } from "../../site/useLabels"
import { FooterLink } from "./FooterLink"
import * as styles from "./FooterLinks.module.css"
import { FooterTitle } from "./FooterTitle"

/** The footer's columns of links: the site's own pages, then each group of services. */
export const FooterLinks = ({ columns }: { columns: ReturnType<typeof linkColumns> }) => {
  const { navigation } = useLabels()
  return (
    <nav className={styles.columns} aria-label={navigation.footer}>
      {columns.map(({ id, title, links }) => (
        <section key={id} className={styles.column} data-column={id}>
          <FooterTitle text={title} />
          <ul className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <FooterLink to={to} label={label} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

import { graphql } from "gatsby"
import { linkColumns } from "../../site/linkColumns"
import { useLabels } from "../../site/useLabels"
import { useLateFrame } from "../../site/useLateFrame"
import { FooterLink } from "./FooterLink"
import * as styles from "./FooterLinks.module.css"
import { FooterTitle } from "./FooterTitle"

/** The footer's columns of links: the site's own pages, then each group of services. */
export const FooterLinks = () => {
  const { navigation: labels } = useLabels()
  const { navigation } = useLateFrame()
  if (!navigation) throw new Error("data/navigation.json is not in the data layer")
  return (
    <nav className={styles.columns} aria-label={labels.footer}>
      {linkColumns(navigation, navigation.groups).map(({ id, title, links }) => (
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

export const footerLinks = graphql`
  fragment FooterLinks on Query {
    navigation {
      ...OwnLinks
      groups(menu: footer) {
        ...ServiceGroup
      }
    }
  }
`

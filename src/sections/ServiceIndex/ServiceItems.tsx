import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import * as styles from "./ServiceIndex.module.css"

interface ServiceItemsProps {
  services: readonly { path: string; name: string; summary: string }[]
}

/** Services as links in columns, each with a sentence. */
export const ServiceItems = ({ services }: ServiceItemsProps) => (
  <ul className={styles.list}>
    {services.map(({ path, name, summary }) => (
      <li key={path} className={styles.item}>
        <Link to={path} className={styles.name}>
          {name}
        </Link>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
)

export const indexedService = graphql`
  fragment IndexedService on Service {
    slug
    name
    summary
  }
`

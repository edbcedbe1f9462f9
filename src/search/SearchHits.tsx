import { Link } from "../components/links/Link"
import * as styles from "./SearchHits.module.css"
import type { SearchHit } from "./searchOptions"

/** Pages and questions as a list of links, each with its type and a sentence. */
export const SearchHits = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ul className={styles.list}>
    {hits.map(({ path, type, title, about }) => (
      <li key={path}>
        <Link to={path} className={styles.hit}>
          <span className={styles.title}>{title}</span>
          <span className={styles.about}>
            <span className={styles.type}>{type}</span> {about}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

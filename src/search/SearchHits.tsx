import { Link } from "../links/Link"
import { useLabels } from "../site/useLabels"
import * as styles from "./SearchHits.module.css"
import type { SearchHit } from "./searchOptions"

/** Pages and questions as a list of links, each with its kind and a sentence. */
export const SearchHits = ({ hits }: { hits: readonly SearchHit[] }) => {
  const { search: words } = useLabels()
  return (
    <ul className={styles.list}>
      {hits.map(({ path, kind, title, about }) => (
        <li key={path}>
          <Link to={path} className={styles.hit}>
            <span className={styles.title}>{title}</span>
            <span className={styles.about}>
              <span className={styles.kind}>{words[kind]}</span> {about}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

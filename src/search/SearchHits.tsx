import type { ReactNode } from "react"
import { Link } from "../components/links/Link"
import * as styles from "./SearchHits.module.css"
import type { SearchHit } from "./searchOptions"

/** A hit as it is shown: its texts may have marks. */
interface ShownHit extends Pick<SearchHit, "path" | "type"> {
  /** The anchor of a place on its page to which the link leads. */
  anchor?: string
  title: ReactNode
  about: ReactNode
}

/** Pages and questions as a list of links, each with its type and a sentence. */
export const SearchHits = ({ hits }: { hits: readonly ShownHit[] }) => (
  <ul className={styles.list}>
    {hits.map(({ path, anchor, type, title, about }) => (
      <li key={path}>
        <Link to={anchor ? `${path}#${anchor}` : path} className={styles.hit}>
          <span className={styles.title}>{title}</span>
          <span className={styles.about}>
            <span className={styles.type}>{type}</span> {about}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

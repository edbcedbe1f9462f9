import { usePartLabels } from "../../site/usePartLabels"
import type { ListedGroup } from "./ServiceGroups"
import * as styles from "./ServiceIndex.module.css"

/** Links to the groups on the page, each with the number of its services; on phones they stay in view. */
export const GroupChips = ({ lists }: { lists: readonly ListedGroup[] }) => {
  const { service } = usePartLabels()
  return (
    <nav className={styles.chips} aria-label={service.groups}>
      <ul>
        {lists
          .filter(({ services }) => services.length > 0)
          .map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span>{count}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

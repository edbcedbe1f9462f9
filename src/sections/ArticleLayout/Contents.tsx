import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import { partAnchor } from "../../site/anchors"
import * as styles from "./Contents.module.css"
import { useCurrentAnchor } from "./useCurrentAnchor"

/** The list of a page's parts; the one being read is marked. */
export const Contents = ({ heading, titles }: { heading: string; titles: readonly string[] }) => {
  const current = useCurrentAnchor(titles.map(partAnchor))
  return (
    <nav className={styles.contents} aria-label={heading}>
      <FoldingHeading as="p" className={styles.heading}>
        {heading}
      </FoldingHeading>
      <ol>
        {titles.map((title) => {
          const anchor = partAnchor(title)
          return (
            <li key={anchor} className={styles.item}>
              <a href={`#${anchor}`} className={styles.link} aria-current={anchor === current ? "location" : undefined}>
                {title}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

import type { ReactNode } from "react"
import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import { Aliases } from "../../components/links/Aliases"
import { partAnchor } from "../../site/anchors"
import * as styles from "./Part.module.css"

interface PartProps {
  title: string
  /** Its anchors under earlier titles. */
  aliases?: readonly string[] | null
  /** Whether it is folded on phones. */
  folds?: boolean
  children: ReactNode
}

/** A titled part of a page of text, with its anchor. */
export const Part = ({ title, aliases, folds, children }: PartProps) => {
  const id = partAnchor(title)
  if (folds)
    return (
      <section className={`${styles.part} ${styles.folding}`}>
        <Aliases of={aliases} />
        <FoldingHeading id={id} className={styles.title}>
          {title}
        </FoldingHeading>
        <div>{children}</div>
      </section>
    )
  return (
    <section className={styles.part}>
      <h2 id={id} className={styles.title}>
        <Aliases of={aliases} />
        {title}
      </h2>
      {children}
    </section>
  )
}

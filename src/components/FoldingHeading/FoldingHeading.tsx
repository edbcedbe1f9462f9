import type { ReactNode } from "react"
import * as styles from "./FoldingHeading.module.css"

interface FoldingHeadingProps {
  as?: "h2" | "p" | "strong"
  id?: string
  /** The look of the heading. */
  className?: string
  children: ReactNode
}

/**
 * The heading of the element after it, which it folds on phones. It is there twice, and one of them is always hidden; and
 * the disclosure is empty, since CSS cannot open a closed one in all supported browsers.
 */
export const FoldingHeading = ({ as: Heading = "h2", id, className, children }: FoldingHeadingProps) => (
  <>
    <Heading id={id} className={`${styles.plain} ${className ?? ""}`}>
      {children}
    </Heading>
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Heading className={className}>{children}</Heading>
      </summary>
    </details>
  </>
)

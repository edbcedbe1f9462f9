import type { ReactNode } from "react"
import * as styles from "./FoldingHeading.module.css"

interface FoldingHeadingProps {
  id?: string
  /** The look of the heading. */
  className?: string
  children: ReactNode
}

/**
 * The heading of the element after it, which it folds on phones. It is there twice, and one of them is always hidden; and
 * the disclosure is empty, since CSS cannot open a closed one in all supported browsers.
 */
export const FoldingHeading = ({ id, className, children }: FoldingHeadingProps) => (
  <>
    <h2 id={id} className={`${styles.plain} ${className ?? ""}`}>
      {children}
    </h2>
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={className}>{children}</h2>
      </summary>
    </details>
  </>
)

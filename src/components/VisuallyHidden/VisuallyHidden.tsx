import type { ReactNode } from "react"
import * as styles from "./VisuallyHidden.module.css"

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)

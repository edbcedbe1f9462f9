import type { ReactNode } from "react"
import * as styles from "./VisuallyHidden.module.css"

/** Words for people who listen to the page instead of looking at it. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)

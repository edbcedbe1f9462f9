import type { ReactNode } from "react"
import { partAnchor } from "../../site/anchors"
import * as styles from "./Part.module.css"

interface PartProps {
  title: string
  children: ReactNode
}

/** A titled part of a page of text, with its anchor. */
export const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h2 id={partAnchor(title)} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
)

import type { ReactNode } from "react"
import { Aliases } from "../../components/links/Aliases"
import { partAnchor } from "../../site/anchors"
import * as styles from "./Part.module.css"

interface PartProps {
  title: string
  /** Its anchors under earlier titles. */
  aliases?: readonly string[] | null
  children: ReactNode
}

/** A titled part of a page of text, with its anchor. */
export const Part = ({ title, aliases, children }: PartProps) => (
  <section className={styles.part}>
    <h2 id={partAnchor(title)} className={styles.title}>
      <Aliases of={aliases} />
      {title}
    </h2>
    {children}
  </section>
)

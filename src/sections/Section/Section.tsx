import type { ReactNode } from "react"
import * as styles from "./Section.module.css"

interface SectionProps {
  children: ReactNode
  /** Anchor of the section. */
  id?: string
  /** The background colour of a full-width band; in the dark scheme it is the page's colour. */
  band?: string
}

/** A part of a page, with the space around it and the width of the text. */
export const Section = ({ children, id, band }: SectionProps) => (
  <section
    id={id}
    className={[styles.section, band && styles.band].filter(Boolean).join(" ")}
    data-block={band}
    data-swaps={band ? true : undefined}
  >
    <div className={styles.inner}>{children}</div>
  </section>
)

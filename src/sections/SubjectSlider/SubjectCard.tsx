import type { ReactNode } from "react"
import * as styles from "./SubjectSlider.module.css"

interface SubjectCardProps {
  block: string
  title: ReactNode
  text: string
  picture: ReactNode
}

/** A subject: its name above its picture. */
export const SubjectCard = ({ block, title, text, picture }: SubjectCardProps) => (
  <article className={styles.card} data-block={block}>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>{text}</p>
    <div className={styles.picture}>{picture}</div>
  </article>
)

import type { ReactNode } from "react"
import * as styles from "./Card.module.css"

interface CardProps {
  /** The flat colour of the block. */
  block: string
  picture: ReactNode
  title: ReactNode
  text?: string | undefined
  /** How many lines of the text show; all by default. */
  lines?: number
  /** A line above the title, such as a date. */
  note?: ReactNode
  /** The level of the title, one below the heading over the cards. */
  level?: 2 | 3
  /** The link at the foot. */
  action?: ReactNode
}

/** One solid block in its picture's colour: picture, title, a sentence, and a link at the foot. */
export const Card = ({ block, picture, title, text, lines, note, level = 3, action }: CardProps) => {
  const Title = `h${level}` as const
  return (
    <article className={styles.card} data-block={block}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>
        {note && <p className={styles.note}>{note}</p>}
        <Title className={styles.title}>{title}</Title>
        {text && (
          <p className={styles.text} style={lines ? { WebkitLineClamp: lines } : undefined}>
            {text}
          </p>
        )}
        {action && <p className={styles.action}>{action}</p>}
      </div>
    </article>
  )
}

interface CardListProps {
  /** Items of a list. */
  children: ReactNode
  /** Whether the cards are wide, with the picture beside the text; one that is left over takes the whole row. */
  wide?: boolean
  /** Whether on phones the cards are rows with a small picture. */
  compact?: boolean
}

/** A grid of cards. */
export const CardList = ({ children, wide = false, compact = false }: CardListProps) => (
  <ul className={wide ? styles.wide : styles.list} data-compact={compact || undefined}>
    {children}
  </ul>
)

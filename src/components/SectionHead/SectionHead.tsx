import type { ReactNode } from "react"
import { Headline } from "../Headline/Headline"
import * as styles from "./SectionHead.module.css"

interface SectionHeadProps {
  kicker?: string
  heading: string
  lede?: string | null
  /** The content at the lower right, such as a button or arrows. */
  action?: ReactNode
}

/** The head of a section: kicker, heading, a few words, and an action at the right. */
export const SectionHead = ({ kicker, heading, lede, action }: SectionHeadProps) => (
  <div className={styles.head}>
    <div className={styles.text}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h2>
        <Headline text={heading} />
      </h2>
      {lede && <p className={styles.lede}>{lede}</p>}
    </div>
    {action}
  </div>
)

import type { ReactNode } from "react"
import { Headline } from "../../components/Headline/Headline"
import { Breadcrumbs, type Crumb } from "../../components/links/Breadcrumbs"
import * as styles from "./PlainHead.module.css"

interface PlainHeadProps {
  heading: string
  lede: string
  trail: readonly Crumb[]
  /** The small italic line below. */
  children?: ReactNode
}

/** The head of a page without a picture. */
export const PlainHead = ({ heading, lede, trail, children }: PlainHeadProps) => (
  <div className={styles.head} data-block="sage" data-swaps data-hero="sage">
    <div className={styles.inner}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.heading}>
        <Headline text={heading} />
      </h1>
      <p className={styles.lede}>{lede}</p>
      {children && <p className={styles.note}>{children}</p>}
    </div>
  </div>
)

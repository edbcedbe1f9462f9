import { graphql } from "gatsby"
import { Headline } from "../../components/Headline/Headline"
import { Breadcrumbs, type Crumb } from "../../components/links/Breadcrumbs"
import { longDay } from "../../site/dayFormats"
import { useLabels } from "../../site/useLabels"
import * as styles from "./PolicyHead.module.css"

interface PolicyHeadProps {
  policy: Queries.PolicyHeadFragment
  trail: readonly Crumb[]
}

/** The head of a page of rules. */
export const PolicyHead = ({ policy, trail }: PolicyHeadProps) => {
  const { reading } = useLabels()
  const { heading, lede, updated } = policy
  return (
    <div className={styles.head} data-block="sage" data-swaps data-hero="sage">
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.heading}>
          <Headline text={heading} />
        </h1>
        <p className={styles.lede}>{lede}</p>
        <p className={styles.updated}>
          {reading.updated} <time dateTime={updated}>{longDay(updated)}</time>
        </p>
      </div>
    </div>
  )
}

export const policyHead = graphql`
  fragment PolicyHead on Policy {
    heading
    lede
    updated
  }
`

import { graphql, useStaticQuery } from "gatsby"
import Star from "lucide/dist/esm/icons/star.mjs"
import { Fragment } from "react"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { usePartLabels } from "../../site/usePartLabels"
import { useSite } from "../../site/useSite"
import * as styles from "./TrustFacts.module.css"

/** The figures under the hero that the site claims (docs/specification.md, Claims and contact). */
export const TrustFacts = () => {
  const { trust } = useStaticQuery<Queries.TrustFactsQuery>(graphql`
    query TrustFacts {
      trust {
        label
        items {
          claim
          reviews
          text
        }
      }
    }
  `)
  const { claims, reviewSites } = useSite()
  const { samples } = usePartLabels()
  // A rating says nothing without the sites it is from.
  const items = trust.items.flatMap(({ claim, reviews, text }) => {
    const figure = reviews && !reviewSites ? null : claims[claim]
    return figure ? [{ claim, reviews, text, figure }] : []
  })
  if (items.length === 0) return null
  return (
    <section className={styles.band} aria-label={trust.label}>
      <dl className={styles.facts}>
        {items.map(({ claim, reviews, text, figure }) => (
          <div key={claim} className={styles.fact}>
            <dt className={styles.figure} data-word={/^[A-Za-z]+$/.test(figure) || undefined}>
              {figure}
              {reviews && <Icon of={Star} size={26} className={styles.star} />}
            </dt>
            <dd className={styles.text}>
              {text}
              {reviews &&
                reviewSites?.map(({ name, url }, index) => (
                  <Fragment key={name}>
                    {index === 0 ? " " : " & "}
                    <Link to={url}>{name}</Link>
                  </Fragment>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {claims.sample && <p className={styles.sample}>{samples.claims}</p>}
    </section>
  )
}

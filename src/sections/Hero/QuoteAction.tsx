import { graphql, useStaticQuery } from "gatsby"
import Star from "lucide/dist/esm/icons/star.mjs"
import { Icon } from "../../components/Icon/Icon"
import { ButtonLink } from "../../components/links/ButtonLink"
import { fill } from "../../site/fill"
import { useLabels } from "../../site/useLabels"
import * as styles from "./QuoteAction.module.css"

/** The way to the form where it is not beside the hero's text, with how we are rated and how soon we reply. */
export const QuoteAction = () => {
  const { quote } = useLabels()
  // A query of its own, so that the HTML does not contain everything that `useSite` returns.
  const { siteFacts } = useStaticQuery<Queries.RatingQuery>(graphql`
    query Rating {
      siteFacts {
        claims {
          rating
        }
        reviewSites {
          name
        }
      }
    }
  `)
  const { rating } = siteFacts.claims
  return (
    <div className={styles.action} data-screen-only>
      <ButtonLink to="#enquiry" label={quote.ask} />
      <div className={styles.proof}>
        {siteFacts.reviewSites && rating && (
          <p className={styles.rating}>
            <Icon of={Star} size={16} className={styles.star} />
            {fill(quote.rating, { rating })}
          </p>
        )}
        <p>{quote.reply}</p>
      </div>
    </div>
  )
}

import Star from "lucide/dist/esm/icons/star.mjs"
import { Icon } from "../../components/Icon/Icon"
import { ButtonLink } from "../../components/links/ButtonLink"
import { fill } from "../../site/fill"
import { useLabels } from "../../site/useLabels"
import { useSite } from "../../site/useSite"
import * as styles from "./QuoteAction.module.css"

/** The way to the form where it is not beside the hero's text, with how we are rated and how soon we reply. */
export const QuoteAction = () => {
  const { quote } = useLabels()
  const { claims, reviewSites } = useSite()
  return (
    <div className={styles.action} data-screen-only>
      <ButtonLink to="#enquiry" label={quote.ask} />
      <div className={styles.proof}>
        {reviewSites && claims.rating && (
          <p className={styles.rating}>
            <Icon of={Star} size={16} className={styles.star} />
            {fill(quote.rating, { rating: claims.rating })}
          </p>
        )}
        <p>{quote.reply}</p>
      </div>
    </div>
  )
}

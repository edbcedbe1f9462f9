import { graphql, useStaticQuery } from "gatsby"
import { Headline } from "../../components/Headline/Headline"
import { Picture } from "../../components/pictures/Picture"
import { SubscribeForm } from "../../forms/SubscribeForm"
import * as styles from "./SubscriptionBand.module.css"

/** The band that takes an e-mail address, at the end of some pages (docs/specification.md, Home). */
export const SubscriptionBand = () => {
  const { subscription } = useStaticQuery<Queries.SubscriptionBandQuery>(graphql`
    query SubscriptionBand {
      subscription {
        heading
        lede
        picture {
          ...PictureCard
        }
      }
    }
  `)
  const { heading, lede, picture } = subscription
  return (
    // Beside the main part, so it needs a name to be a landmark.
    <section
      className={styles.band}
      id="subscription"
      aria-labelledby="subscription-heading"
      data-block={picture.backdrop}
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="subscription-heading">
            <Headline text={heading} />
          </h2>
          <p className={styles.lede}>{lede}</p>
          <SubscribeForm />
        </div>
        <Picture picture={picture} layout="band" decorative skipped softEdges className={styles.picture} />
      </div>
    </section>
  )
}

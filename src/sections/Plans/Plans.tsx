import { graphql, useStaticQuery } from "gatsby"
import { ButtonLink } from "../../components/links/ButtonLink"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { contactPath } from "../../site/contactPath"
import { Section } from "../Section/Section"
import * as styles from "./Plans.module.css"

/** The plans, if there are any: what each includes, and a link to order; no prices (docs/specification.md, About, Plans and Contact). */
export const Plans = () => {
  const { plans } = useStaticQuery<Queries.PlansQuery>(graphql`
    query Plans {
      plans {
        kicker
        heading
        lede
        picture {
          ...PictureCard
        }
        unit
        action
        items {
          tier
          highlighted
          words
          revisions
          delivery
          support
        }
      }
    }
  `)
  if (!plans) return null
  const { kicker, heading, lede, picture, unit, action, items } = plans
  return (
    <Section band={picture.backdrop} id="plans">
      <div className={styles.plans}>
        <div>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          <Picture picture={picture} layout="panel" decorative softEdges className={styles.picture} />
        </div>
        <ul>
          {items.map(({ tier, highlighted, words, revisions, delivery, support }) => (
            <li key={tier} className={styles.plan} data-highlighted={highlighted || undefined}>
              <div>
                <h3 className={styles.tier}>{tier}</h3>
                <p className={styles.unit}>{unit}</p>
              </div>
              <ul className={styles.facts}>
                <li className={styles.count}>{words}</li>
                <li>{revisions}</li>
                <li>{delivery}</li>
                <li>{support}</li>
              </ul>
              <ButtonLink
                to={contactPath({ package: tier })}
                label={action}
                about={tier}
                tone={highlighted ? "action" : "strong"}
                small
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

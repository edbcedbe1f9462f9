import { graphql, useStaticQuery } from "gatsby"
import { ArrowLink } from "../../components/links/ArrowLink"
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
        link {
          label
          to
        }
        items {
          tier
          fits
          highlighted
          reason
          words
          revisions
          delivery
          support
        }
      }
    }
  `)
  if (!plans) return null
  const { kicker, heading, lede, picture, unit, action, link, items } = plans
  /** What all plans have in common is set quieter than what differs. */
  const differs = (fact: "revisions" | "delivery" | "support") => items.some((plan) => plan[fact] !== items[0]?.[fact])
  return (
    <Section band={picture.backdrop} id="plans">
      <div className={styles.plans}>
        <div>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          {link && (
            <p className={styles.link}>
              <ArrowLink {...link} />
            </p>
          )}
          <Picture picture={picture} layout="panel" decorative softEdges className={styles.picture} />
        </div>
        <ul>
          {items.map(({ tier, fits, highlighted, reason, words, ...facts }) => (
            <li key={tier} className={styles.plan} data-highlighted={highlighted || undefined}>
              <div>
                {reason && <p className={styles.reason}>{reason}</p>}
                <h3 className={styles.tier}>{tier}</h3>
                <p className={styles.unit}>{unit}</p>
                <p className={styles.fits}>{fits}</p>
              </div>
              <ul className={styles.facts}>
                <li className={styles.count}>{words}</li>
                {(["revisions", "delivery", "support"] as const).map((fact) => (
                  <li key={fact} data-differs={differs(fact) || undefined}>
                    {facts[fact]}
                  </li>
                ))}
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

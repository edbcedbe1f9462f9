import { graphql, useStaticQuery } from "gatsby"
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { servicePath } from "../../site/entryPaths"
import { Section } from "../Section/Section"
import * as styles from "./Offers.module.css"

/** The service categories; each shows its picture when pointed at or focused, on touch screens always (docs/specification.md, Careers). */
export const Offers = () => {
  const { offers } = useStaticQuery<Queries.OffersSectionQuery>(graphql`
    query OffersSection {
      offers {
        heading
        items {
          description
          service {
            slug
            name
            picture {
              ...PictureCard
            }
          }
        }
      }
    }
  `)
  // All linked services may be drafts.
  if (offers.items.length === 0) return null
  return (
    <Section>
      <SectionHead heading={offers.heading} />
      <ul className={styles.list}>
        {offers.items.map(({ description, service }) => (
          <li key={service.slug} className={styles.offer} data-block={service.picture.backdrop}>
            <Picture picture={service.picture} layout="wideTile" decorative className={styles.picture} />
            <div className={styles.text}>
              <h3>
                <Link to={servicePath(service)} className={styles.link}>
                  {service.name}
                </Link>
              </h3>
              <p>{description}</p>
            </div>
            <Icon of={ArrowRight} size={20} className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

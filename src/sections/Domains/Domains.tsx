import { graphql, useStaticQuery } from "gatsby"
import { Headline } from "../../components/Headline/Headline"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { servicePath } from "../../site/entryPaths"
import { Section } from "../Section/Section"
import * as styles from "./Domains.module.css"

/** The domains, as a ruled sheet of numbered figures. */
export const Domains = () => {
  const { domains } = useStaticQuery<Queries.DomainsQuery>(graphql`
    query Domains {
      domains {
        heading
        lede
        figure
        services {
          slug
          name
          picture {
            ...PictureCard
          }
        }
        more {
          text
          link {
            label
            to
          }
        }
      }
    }
  `)
  const { heading, lede, figure, services, more } = domains
  return (
    <Section>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.heading}>
            <Headline text={heading} />
          </h2>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        <ul className={styles.figures}>
          {services.map((service, index) => (
            <li key={service.slug} className={styles.cell}>
              <Link to={servicePath(service)} className={styles.figure}>
                <Picture picture={service.picture} layout="tile" decorative />
                <span className={styles.number}>
                  {figure} {index + 1}
                </span>
                <span className={styles.name}>{service.name}</span>
              </Link>
            </li>
          ))}
          <li className={styles.more}>
            <p className={styles.name}>{more.text}</p>
            <ArrowLink {...more.link} />
          </li>
        </ul>
      </div>
    </Section>
  )
}

import { graphql, useStaticQuery } from "gatsby"
import type { MouseEventHandler } from "react"
import { Headline } from "../../components/Headline/Headline"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { servicePath, servicesPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { useServiceGroups } from "../../site/useServiceGroups"
import * as styles from "./ServicesSheet.module.css"

interface ServicesSheetProps {
  id: string
  isOpen: boolean
  onClick: MouseEventHandler
}

/** The services in labelled columns, below the whole header. */
export const ServicesSheet = ({ id, isOpen, onClick }: ServicesSheetProps) => {
  const { navigation } = useStaticQuery<Queries.ServicesSheetQuery>(graphql`
    query ServicesSheet {
      navigation {
        promotion {
          heading
          text
          link {
            label
            to
          }
          picture {
            ...PictureCard
          }
        }
      }
    }
  `)
  const { promotion } = navigation
  const groups = useServiceGroups("header")
  const { allServices } = useLabels().navigation
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a link bubbles up */}
      <div id={id} onClick={onClick} className={styles.panel} data-open={isOpen || undefined}>
        <div className={styles.sheet}>
          {groups.map((group) => (
            <section key={group.id} className={styles.group} data-group={group.id}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul className={styles.list}>
                {group.services.map((service) => (
                  <li key={service.slug}>
                    <Link to={servicePath(service)} className={styles.link}>
                      <span>{service.name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className={styles.promotion} data-block={promotion.picture.backdrop}>
            <h2 className={styles.heading}>
              <Headline text={promotion.heading} />
            </h2>
            <p>{promotion.text}</p>
            <div className={styles.ways}>
              <ArrowLink {...promotion.link} />
              <ArrowLink to={servicesPath} label={allServices} />
            </div>
            <Picture picture={promotion.picture} layout="promotion" decorative className={styles.picture} />
          </div>
        </div>
      </div>
      <div className={styles.scrim} aria-hidden="true" />
    </>
  )
}

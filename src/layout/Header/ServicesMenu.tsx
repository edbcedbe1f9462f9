import ChevronDown from "lucide-react/icons/chevron-down"
import { Headline } from "../../components/Headline/Headline"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { servicePath, servicesPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { useNavigation, useServiceGroups } from "../../site/useNavigation"
import * as styles from "./ServicesMenu.module.css"
import { useDisclosure } from "./useDisclosure"

/** The services in three labelled columns, opened by mouse, focus or click (docs/specification.md, Header). */
export const ServicesMenu = () => {
  const { servicesLabel, promotion } = useNavigation()
  const groups = useServiceGroups("header")
  const { navigation } = useLabels()
  const { root, button, panel, isOpen } = useDisclosure()
  return (
    <div {...root} className={styles.menu} data-open={isOpen || undefined}>
      <button type="button" {...button} className={styles.button}>
        {servicesLabel}
        <ChevronDown size={18} className={styles.mark} />
      </button>
      <div {...panel} className={styles.panel}>
        <div className={styles.sheet}>
          {groups.map(({ id, title, services }) => (
            <section key={id} className={styles.group} data-group={id}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.list}>
                {services.map((service) => (
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
              <ArrowLink to={servicesPath} label={navigation.allServices} />
            </div>
            <Picture picture={promotion.picture} layout="promotion" decorative className={styles.picture} />
          </div>
        </div>
      </div>
      <div className={styles.scrim} aria-hidden="true" />
    </div>
  )
}

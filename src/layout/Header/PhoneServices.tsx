import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { servicePath } from "../../site/entryPaths"
import { useServiceGroups } from "../../site/useServiceGroups"
import * as styles from "./PhoneServices.module.css"

/** The services of the menu on phones, in groups to unfold. */
export const PhoneServices = () => (
  <>
    {useServiceGroups("header").map(({ id, title, services }) => (
      <details key={id} {...{ name: "phone-services" }}>
        <summary className={styles.group}>
          {title}
          <Icon of={ChevronDown} size={20} className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.slug}>
              <Link to={servicePath(service)}>{service.name}</Link>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
)

import { Icon } from "../components/Icon/Icon"
import { Link } from "../links/Link"
import { useLabels } from "../site/useLabels"
import { useSite } from "../site/useSite"
import * as styles from "./Logo.module.css"

/** The brand's name and mark; it leads home and hands the home heading on (docs/specification.md, Header). */
export const Logo = () => {
  const { brand, defaultHeading, defaultSubheading } = useSite()
  const { navigation } = useLabels()
  return (
    <Link
      to="/"
      state={{ heading: defaultHeading, subheading: defaultSubheading }}
      className={styles.logo}
      aria-label={navigation.home}
    >
      <Icon name="feather" size={28} className={styles.mark} />
      {brand}
    </Link>
  )
}

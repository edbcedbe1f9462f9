import { BrandIcon } from "../../components/Icon/BrandIcon"
import { networkMarks } from "../../components/Icon/networkMarks"
import { Link } from "../../components/links/Link"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { useLabels } from "../../site/useLabels"
import { useSite } from "../../site/useSite"
import * as styles from "./Socials.module.css"

/** The links to social networks, if the company is on any. */
export const Socials = () => {
  const { socials } = useSite()
  const { navigation } = useLabels()
  if (!socials) return null
  return (
    <ul className={styles.list} aria-label={navigation.social}>
      {socials.map(({ network, label, url }) => (
        <li key={network}>
          <Link to={url} className={styles.link}>
            <BrandIcon mark={networkMarks[network]} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}

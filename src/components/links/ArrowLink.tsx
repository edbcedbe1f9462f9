import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import * as styles from "./ArrowLink.module.css"
import { Link } from "./Link"

interface ArrowLinkProps {
  to: string
  label: string
  /** What the label alone does not say, such as the name of the card; it is read out after the label. */
  about?: string
}

/** A quiet link with an arrow, underlined by a rule. */
export const ArrowLink = ({ to, label, about }: ArrowLinkProps) => (
  <Link to={to} className={styles.link}>
    {label}
    {about && <VisuallyHidden> {about}</VisuallyHidden>}
  </Link>
)

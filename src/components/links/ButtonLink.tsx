import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import { type ButtonLook, buttonClass } from "../Button/buttonClass"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import { Link } from "./Link"

type ButtonLinkProps = ButtonLook & {
  to: string
  label: string
  /** What the label alone does not say, such as the name of the card; it is read out after the label. */
  about?: string
  /** Whether an arrow follows the label. */
  arrow?: boolean
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, label, about, arrow = false, ...look }: ButtonLinkProps) => (
  <Link to={to} className={buttonClass(look)}>
    {label}
    {about && <VisuallyHidden> {about}</VisuallyHidden>}
    {arrow && <Icon of={ArrowRight} size={18} />}
  </Link>
)

import { type ButtonLook, buttonClass } from "../components/Button/buttonClass"
import { Icon } from "../components/Icon/Icon"
import { Link } from "./Link"

type ButtonLinkProps = ButtonLook & {
  to: string
  label: string
  about?: string
  /** Whether an arrow follows the label. */
  arrow?: boolean
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, label, about, arrow = false, ...look }: ButtonLinkProps) => (
  <Link to={to} className={buttonClass(look)} {...(about && { "aria-label": `${label}: ${about}` })}>
    {label}
    {arrow && <Icon name="arrowRight" size={18} />}
  </Link>
)

import { Link } from "../../components/links/Link"
import * as styles from "./FooterLink.module.css"

/** One of the footer's links. */
export const FooterLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.link}>
    {label}
  </Link>
)

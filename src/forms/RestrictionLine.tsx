import { Html } from "../components/Html/Html"
import { useRestriction } from "../site/useRestriction"
import { useVisitorCountry } from "../site/visitor/useVisitorCountry"
import * as styles from "./RestrictionLine.module.css"

/** Says where the law restricts our services, and names the visitor's country if it is restricted. */
export const RestrictionLine = () => {
  const { lead, line } = useRestriction(useVisitorCountry())
  return (
    <p className={styles.line}>
      <strong className={styles.lead}>{lead}</strong> <Html html={line} />
    </p>
  )
}

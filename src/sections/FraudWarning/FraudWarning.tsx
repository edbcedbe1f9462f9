import { Html } from "../../components/Html/Html"
import { fill } from "../../site/fill"
import { useSite } from "../../site/useSite"
import * as styles from "./FraudWarning.module.css"

/** Asks visitors to check an offer against the official number and address (docs/specification.md, Claims and contact). */
export const FraudWarning = () => {
  const { fraudWarning, contact } = useSite()
  const { phone, email } = contact
  return (
    <p className={styles.warning}>
      <strong>{fraudWarning.title}</strong> <Html html={fill(fraudWarning.text, { phone, email })} />
    </p>
  )
}

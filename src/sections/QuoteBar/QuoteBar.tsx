import type { ReactNode } from "react"
import { buttonClass } from "../../components/Button/buttonClass"
import { useLabels } from "../../site/useLabels"
import * as styles from "./QuoteBar.module.css"

/** What is below the enquiry form; while it is read on narrow windows, a bar at the lower edge leads back to the form. */
export const WithQuoteBar = ({ children }: { children: ReactNode }) => {
  const { quote } = useLabels()
  return (
    <div>
      {children}
      <div className={styles.bar} data-screen-only>
        <a href="#enquiry" className={buttonClass({ small: true, wide: true })}>
          {quote.ask}
        </a>
      </div>
    </div>
  )
}

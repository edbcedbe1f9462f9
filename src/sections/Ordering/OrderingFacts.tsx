import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./OrderingFacts.module.css"

interface OrderingFactsProps {
  facts: readonly string[]
  /** Whether they are samples, which the page then says. */
  sample: boolean
}

/** How soon we reply, and what kinds of work usually cost. */
export const OrderingFacts = ({ facts, sample }: OrderingFactsProps) => {
  const { samples } = usePartLabels()
  return (
    <div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {sample && <p className={styles.sample}>{samples.claims}</p>}
    </div>
  )
}

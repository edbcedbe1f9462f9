import { usePartLabels } from "../../site/usePartLabels"
import { useSite } from "../../site/useSite"
import { Section } from "../Section/Section"
import { TextBlocks, type TextBlocksProps } from "../TextBlocks/TextBlocks"
import * as styles from "./AboutText.module.css"

/** The copy of the about page, under the number of customers if the site claims one. */
export const AboutText = ({ sections }: TextBlocksProps) => {
  const { claims } = useSite()
  const { about, samples } = usePartLabels()
  const [before, after] = about.customers.split("{customers}")
  return (
    <Section>
      {claims.customers && (
        <p className={styles.customers}>
          {before}
          <em>{claims.customers}</em>
          {after}
        </p>
      )}
      {claims.customers && claims.sample && <p className={styles.sample}>{samples.claims}</p>}
      <TextBlocks sections={sections} />
    </Section>
  )
}

import { Headline } from "../../components/Headline/Headline"
import * as styles from "./PullQuote.module.css"

/** A sentence of the text, set large between two rules. It repeats the text, so it is not read out. */
export const PullQuote = ({ text }: { text: string }) => (
  <p className={styles.quote} aria-hidden="true" data-screen-only>
    “<Headline text={text} />”
  </p>
)

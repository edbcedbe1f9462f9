import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import * as styles from "./FooterTitle.module.css"

/** The title of one of the footer's lists of links, which it folds on phones. */
export const FooterTitle = ({ id, text }: { id?: string; text: string }) => (
  <FoldingHeading id={id} className={styles.title}>
    {text}
  </FoldingHeading>
)

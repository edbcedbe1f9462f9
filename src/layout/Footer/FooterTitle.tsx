import * as styles from "./FooterTitle.module.css"

/** The title of one of the footer's lists of links. */
export const FooterTitle = ({ id, text }: { id?: string; text: string }) => (
  <h2 id={id} className={styles.title}>
    {text}
  </h2>
)

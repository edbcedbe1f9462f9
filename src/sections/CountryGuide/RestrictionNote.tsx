import { useLabels } from "../../site/useLabels"
import * as styles from "./RestrictionNote.module.css"

/** What the law of a country means for our services, under the hero of its page. */
export const RestrictionNote = ({ html }: { html: string }) => {
  const { restricted } = useLabels()
  return (
    <aside aria-label={restricted.note} className={styles.aside}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the data layer renders and sanitises it */}
      <p className={styles.note} dangerouslySetInnerHTML={{ __html: html }} />
    </aside>
  )
}

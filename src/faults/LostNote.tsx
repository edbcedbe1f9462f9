import { buttonClass } from "../components/Button/buttonClass"
import { useLabels } from "../site/useLabels"
import * as styles from "./LostNote.module.css"
import { lostNoteId } from "./lost"

/** What is said where a page's own script does not load. Without that script nothing but `lostScriptScript` can show it. */
export const LostNote = () => {
  const { errors } = useLabels()
  return (
    <div id={lostNoteId} className={styles.note} data-surface="raised" role="alert" data-words={errors.chunk} hidden>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the script writes here React is to leave alone */}
      <p dangerouslySetInnerHTML={{ __html: "" }} />
      <button type="button" className={buttonClass({ tone: "strong", small: true })}>
        {errors.reload}
      </button>
    </div>
  )
}

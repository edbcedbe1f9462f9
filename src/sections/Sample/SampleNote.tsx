import { Html } from "../../components/Html/Html"
import * as styles from "./SampleNote.module.css"

interface SampleNoteProps {
  label: string
  /** The remark, HTML that is safe to show. */
  html: string
}

/**
 * A remark on the passage before it: beside it on wide screens and in print, otherwise folded below it. The page has it
 * twice, since CSS cannot open a closed disclosure in all supported browsers; one copy is always hidden.
 */
export const SampleNote = ({ label, html }: SampleNoteProps) => (
  <>
    <details className={styles.folded}>
      <summary className={styles.label}>{label}</summary>
      <Html as="p" html={html} className={styles.text} />
    </details>
    {/* An aside, since in print a div loses the padding that keeps the text clear of the rule. */}
    <aside role="note" className={styles.beside}>
      <p className={styles.label}>{label}</p>
      <Html as="p" html={html} className={styles.text} />
    </aside>
  </>
)

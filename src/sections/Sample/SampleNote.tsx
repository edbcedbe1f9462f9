import { Html } from "../../components/Html/Html"
import * as styles from "./SampleNote.module.css"

/** How many words of a folded remark show. */
const SHOWN_WORDS = 5

/** The first words of a text, without its formatting. */
const firstWords = (html: string) => {
  const words = html.replaceAll(/<[^>]+>/g, "").split(" ")
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS).join(" ")} …` : words.join(" ")
}

interface SampleNoteProps {
  label: string
  /** The remark, HTML that is safe to show. */
  html: string
}

/**
 * A remark on the passage before it: beside it on wide screens and in print, otherwise folded below it, with its first words. The page has it
 * twice, since CSS cannot open a closed disclosure in all supported browsers; one copy is always hidden.
 */
export const SampleNote = ({ label, html }: SampleNoteProps) => (
  <>
    <details className={styles.folded}>
      <Html as="summary" html={firstWords(html)} className={styles.label} />
      <Html as="p" html={html} className={styles.text} />
    </details>
    {/* An aside, since in print a div loses the padding that keeps the text clear of the rule. */}
    <aside role="note" className={styles.beside}>
      <p className={styles.label}>{label}</p>
      <Html as="p" html={html} className={styles.text} />
    </aside>
  </>
)

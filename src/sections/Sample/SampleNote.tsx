import * as styles from "./SampleNote.module.css"

interface SampleNoteProps {
  label: string
  /** The remark, HTML that is safe to show. */
  html: string
}

/**
 * A remark on the passage before it: beside it on wide screens and in print, folded below it on others. It is in the page
 * twice, since CSS cannot open a closed disclosure in all supported browsers; one of the two is always hidden.
 */
export const SampleNote = ({ label, html }: SampleNoteProps) => {
  const text = { __html: html }
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.label}>{label}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the data layer renders and sanitises it */}
        <p className={styles.text} dangerouslySetInnerHTML={text} />
      </details>
      <div role="note" className={styles.beside}>
        <p className={styles.label}>{label}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the data layer renders and sanitises it */}
        <p className={styles.text} dangerouslySetInnerHTML={text} />
      </div>
    </>
  )
}

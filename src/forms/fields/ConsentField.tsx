import { useControl } from "../desk/useControl"
import * as styles from "./ConsentField.module.css"
import { FieldError } from "./FieldError"
import { type FieldWords, messageFor } from "./fieldWords"

interface ConsentFieldProps {
  name: string
  /** The label is HTML that the build has made from Markdown and cleaned. */
  words: FieldWords
  /** Whether the message is announced as soon as it shows, wherever the focus is. */
  urgent?: boolean
}

/** A box that has to be ticked. The browser is asked not to tick it by itself when it restores a page. */
export const ConsentField = ({ name, words, urgent }: ConsentFieldProps) => {
  const control = useControl(name)
  return (
    <div className={styles.consent}>
      <input
        {...control.attributes}
        type="checkbox"
        className={styles.box}
        autoComplete="off"
        aria-required="true"
        checked={control.value === true}
        onChange={({ target }) => control.change(target.checked)}
      />
      <label htmlFor={control.id} className={styles.label}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by src/content/renderMarkdown.ts at build time */}
        <span dangerouslySetInnerHTML={{ __html: words.label }} />
      </label>
      <FieldError id={control.errorId} text={messageFor(words, control.rule)} urgent={urgent} />
    </div>
  )
}

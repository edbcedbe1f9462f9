import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { useSite } from "../../site/useSite"
import * as styles from "./FormFrame.module.css"

/** Says how else to get in touch, for visitors whose browser runs no scripts, or whose page does not come alive. */
export const ScriptNote = () => {
  const { shared } = useForms()
  const { contact } = useSite()
  return (
    <>
      <noscript className={styles.note}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by src/content/renderMarkdown.ts at build time */}
        <p dangerouslySetInnerHTML={{ __html: fill(shared.withoutScript, contact) }} />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: for waysOutScript; what it puts here React is to leave alone */}
      <div className={styles.note} dangerouslySetInnerHTML={{ __html: "" }} hidden />
    </>
  )
}

import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import * as styles from "./FormShell.module.css"

/** Says how else to get in touch, for visitors whose browser runs no scripts, or whose page does not become interactive. */
export const NoScriptNote = () => {
  const { shared } = useForms()
  const { contact } = useSite()
  return (
    <>
      <noscript className={styles.note}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by src/content/renderMarkdown.ts at build time */}
        <p dangerouslySetInnerHTML={{ __html: fill(shared.withoutScript, contact) }} />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React is to leave alone what `showContactFallback` writes here */}
      <div className={styles.note} dangerouslySetInnerHTML={{ __html: "" }} hidden />
    </>
  )
}

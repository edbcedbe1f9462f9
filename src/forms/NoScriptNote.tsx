import { Html } from "../components/Html/Html"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import * as styles from "./FormShell.module.css"

/**
 * Other ways to get in touch, for visitors without scripts. If a page does not become interactive,
 * `showContactFallback` shows the same text.
 */
export const NoScriptNote = () => {
  const { shared } = useForms()
  const { contact } = useSite()
  return (
    <noscript className={styles.note}>
      <Html as="p" html={fill(shared.withoutScript, contact)} />
    </noscript>
  )
}

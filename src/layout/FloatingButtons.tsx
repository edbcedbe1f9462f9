import { ChatHelper } from "../chat/ChatHelper"
import { WhatsAppLink } from "../chat/WhatsAppLink"
import { useLabels } from "../site/useLabels"
import * as styles from "./FloatingButtons.module.css"
import { useClearOfForms } from "./useClearOfForms"

/** The messaging link and the chat helper at the right edge. They step aside where they would cover a form. */
export const FloatingButtons = ({ path }: { path: string }) => {
  const { navigation } = useLabels()
  const clear = useClearOfForms(path)
  return (
    <aside className={styles.buttons} aria-label={navigation.help} data-aside={clear ? undefined : true}>
      <WhatsAppLink />
      <ChatHelper />
    </aside>
  )
}

import { useEffect, useRef } from "react"
import { ChatHelper } from "../chat/ChatHelper"
import { WhatsAppLink } from "../chat/WhatsAppLink"
import { useLabels } from "../site/useLabels"
import * as styles from "./FloatingButtons.module.css"
import { keepClear } from "./keepClear"

/** The messaging link and the chat helper at the lower right. They never cover what can be operated. */
export const FloatingButtons = () => {
  const { navigation } = useLabels()
  const buttons = useRef<HTMLElement>(null)
  useEffect(() => (buttons.current ? keepClear(buttons.current) : undefined), [])
  return (
    <aside ref={buttons} className={styles.buttons} aria-label={navigation.help}>
      <WhatsAppLink />
      <ChatHelper />
    </aside>
  )
}

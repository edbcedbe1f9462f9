import { useEffect, useRef } from "react"
import { useLabels } from "../site/useLabels"
import { avoidOverlap } from "./avoidOverlap"
import { ChatHelper } from "./chat/ChatHelper"
import { WhatsAppLink } from "./chat/WhatsAppLink"
import * as styles from "./FloatingButtons.module.css"

/** The messaging link and the chat helper at the lower right, which never cover a control. */
export const FloatingButtons = () => {
  const { navigation } = useLabels()
  const buttons = useRef<HTMLElement>(null)
  useEffect(() => (buttons.current ? avoidOverlap(buttons.current) : undefined), [])
  return (
    <aside ref={buttons} className={styles.buttons} aria-label={navigation.help}>
      <WhatsAppLink />
      <ChatHelper />
    </aside>
  )
}

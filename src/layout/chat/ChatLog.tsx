import { useEffect, useRef } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./ChatPanel.module.css"

/** One message of the conversation (docs/specification.md, Floating buttons). */
export interface ChatMessage {
  readonly text: string
  readonly sender: "bot" | "user"
}

interface ChatLogProps {
  messages: readonly ChatMessage[]
  label: string
  /** The speaker's name, which screen readers read out before each message. */
  speakers: Readonly<Record<ChatMessage["sender"], string>>
}

/** The conversation, announced as it grows and scrolled to the latest question. */
export const ChatLog = ({ messages, label, speakers }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const asked = messages.length > 1 ? log.current?.children[messages.length - 2] : undefined
    const panel = log.current?.parentElement
    if (!log.current || !panel || !(asked instanceof HTMLElement)) return
    // Only these scroll, the panel in low windows: `scrollIntoView` would move the page too.
    log.current.scrollTop = asked.offsetTop - log.current.offsetTop
    panel.scrollTop = asked.offsetTop
  }, [messages])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div ref={log} role="log" aria-live="polite" aria-label={label} tabIndex={0} className={styles.log}>
      {messages.map(({ sender, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <p key={index} className={sender === "user" ? styles.fromUser : styles.fromBot}>
          <VisuallyHidden>{`${speakers[sender]}: `}</VisuallyHidden>
          {text}
        </p>
      ))}
    </div>
  )
}

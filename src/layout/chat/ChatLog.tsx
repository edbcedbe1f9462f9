import { useEffect, useRef } from "react"
import { ArrowLink } from "../../components/links/ArrowLink"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./ChatPanel.module.css"

/** One message of the conversation (docs/specification.md, Floating buttons). */
export interface ChatMessage {
  readonly text: string
  readonly sender: "bot" | "user"
  /** Where the visitor goes on. */
  readonly link?: { readonly label: string; readonly to: string } | null
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
      {messages.map(({ sender, text, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <div key={index} className={sender === "user" ? styles.fromUser : styles.fromBot}>
          <p>
            <VisuallyHidden>{`${speakers[sender]}: `}</VisuallyHidden>
            {text}
          </p>
          {link && <ArrowLink {...link} />}
        </div>
      ))}
    </div>
  )
}

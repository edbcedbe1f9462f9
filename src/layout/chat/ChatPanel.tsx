import X from "lucide/dist/esm/icons/x.mjs"
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useClosedOnBack } from "../../components/hooks/useClosedOnBack"
import { Icon } from "../../components/Icon/Icon"
import { measure } from "../../measure/measure"
import type { useChat } from "../../site/useChat"
import { usePartLabels } from "../../site/usePartLabels"
import { ChatLog, type ChatMessage } from "./ChatLog"
import * as styles from "./ChatPanel.module.css"

/** Whether the panel covers most of the page, as on phones (`--medium` in media.css). */
const coversPage = () => !window.matchMedia("(min-width: 48.0625rem)").matches

export interface ChatPanelProps {
  copy: NonNullable<ReturnType<typeof useChat>>
  onClose: () => void
}

/** The open chat helper. It has fixed questions and answers, and forgets the conversation when it is closed. */
export const ChatPanel = ({ copy, onClose }: ChatPanelProps) => {
  const { chat: labels } = usePartLabels()
  const [messages, setMessages] = useState<readonly ChatMessage[]>([{ text: copy.welcome, sender: "bot" }])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useClosedOnBack(coversPage(), onClose)

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose()
  }

  // On the next page it would cover what the link leads to.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) onClose()
  }

  const ask = ({ question, answer, link }: (typeof copy.items)[number]) => {
    if (process.env.GATSBY_MEASURE)
      measure("Chat question", String(copy.items.findIndex((item) => item.question === question) + 1))
    return setMessages([...messages, { text: question, sender: "user" }, { text: answer, sender: "bot", link }])
  }

  // In a portal, so that no ancestor of the button can move or hide the panel.
  return createPortal(
    // The section only handles what bubbles; everything interactive in it is a button or a link.
    <section
      id="chat-helper"
      className={styles.panel}
      data-surface="raised"
      aria-labelledby="chat-helper-title"
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
    >
      <div className={styles.head}>
        <div>
          <h2 id="chat-helper-title" ref={heading} tabIndex={-1} className={styles.title}>
            {copy.title}
          </h2>
          <p className={styles.notice}>{copy.notice}</p>
        </div>
        <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <ChatLog messages={messages} label={copy.title} speakers={{ bot: labels.helper, user: labels.you }} />
      <ul className={styles.questions} aria-label={labels.questions}>
        {copy.items.map((item) => (
          <li key={item.question}>
            <button type="button" className={styles.question} onClick={() => ask(item)}>
              {item.question}
            </button>
          </li>
        ))}
      </ul>
    </section>,
    document.body,
  )
}

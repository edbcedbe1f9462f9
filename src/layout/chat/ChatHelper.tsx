import MessageCircleMore from "lucide/dist/esm/icons/message-circle-more.mjs"
import X from "lucide/dist/esm/icons/x.mjs"
import { type ComponentType, type KeyboardEvent, useCallback, useRef, useState } from "react"
import { ChunkLoadMessage } from "../../components/errors/ChunkLoadMessage"
import * as banner from "../../components/errors/LoadFailureBanner.module.css"
import { Icon } from "../../components/Icon/Icon"
import { requestToast } from "../../components/toasts/requestToast"
import { isConnected } from "../../site/isConnected"
import { useChat } from "../../site/useChat"
import { useLabels } from "../../site/useLabels"
import { usePartLabels } from "../../site/usePartLabels"
import type { ChatPanelProps } from "./ChatPanel"
import * as styles from "./FloatingButton.module.css"

/** The chat helper, if it has questions: a button, and a panel whose code is loaded when it is opened for the first time. */
export const ChatHelper = () => {
  const { chat: labels } = usePartLabels()
  const { errors } = useLabels()
  const copy = useChat()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [error, setError] = useState<Error>()

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  if (!copy) return null

  const toggle = () => {
    setOpen(!open)
    setError(undefined)
    if (open || Panel) return
    import(/* webpackChunkName: "chat" */ "./ChatPanel").then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      async (cause: Error) => {
        if (await isConnected()) return setError(cause)
        setOpen(false)
        requestToast({ kind: "error", text: errors.offline })
      },
    )
  }

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && open) close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${styles.chat}`}
        data-needs-script
        aria-label={open ? labels.close : labels.open}
        aria-expanded={open}
        aria-controls={open && Panel ? "chat-helper" : undefined}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      >
        {open ? <Icon of={X} size={26} /> : <Icon of={MessageCircleMore} size={26} />}
      </button>
      {open && Panel && <Panel copy={copy} onClose={close} />}
      {open && error && (
        <div className={banner.banner} data-surface="raised">
          <ChunkLoadMessage error={error} />
        </div>
      )}
    </>
  )
}

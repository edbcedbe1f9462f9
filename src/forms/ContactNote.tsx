import { useEffect, useRef } from "react"
import * as styles from "./FormShell.module.css"

/** Where `showContactFallback` writes how else to get in touch, as long as a submitted form has no code. */
export const ContactNote = () => {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (note.current) note.current.hidden = true
  }, [])
  return (
    <div
      ref={note}
      className={styles.note}
      role="status"
      data-contact-fallback
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not touch what `showContactFallback` writes
      dangerouslySetInnerHTML={{ __html: "" }}
      hidden
    />
  )
}

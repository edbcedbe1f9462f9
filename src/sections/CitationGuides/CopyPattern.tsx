import { useRef, useState } from "react"
import { copyFormatted } from "../../components/copyFormatted"
import { copyAndShow } from "../../components/hooks/useCopied"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./CitationTable.module.css"
import { useCitationLabels } from "./useCitationLabels"

interface CopyPatternProps {
  /** HTML of the pattern, safe to show. */
  pattern: string
  /** What the pattern is for. */
  about: string
  /** Told whether it has just been copied, for those who cannot see it. */
  onCopied: (isCopied: boolean) => void
}

/** A pattern with a button that copies it. */
export const CopyPattern = ({ pattern, about, onCopied }: CopyPatternProps) => {
  const labels = useCitationLabels()
  const text = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState(false)
  const write = async () => {
    if (text.current) await copyFormatted(text.current.innerHTML, text.current.textContent ?? "")
  }
  const show = (isCopied: boolean) => {
    setCopied(isCopied)
    onCopied(isCopied)
  }
  const copy = () => {
    // Also ends what is said of another pattern of the table, so that this one is announced.
    show(false)
    return copyAndShow(write, show)
  }
  return (
    <div className={styles.pattern}>
      <p>
        <span className={styles.label}>{labels.pattern}</span>{" "}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the data layer renders and sanitises it */}
        <span ref={text} dangerouslySetInnerHTML={{ __html: pattern }} />
      </p>
      <button type="button" className={styles.copy} onClick={copy} data-needs-script data-copied={copied || undefined}>
        <VisuallyHidden>{`${labels.copy}: ${about}`}</VisuallyHidden>
      </button>
    </div>
  )
}

import Check from "lucide/dist/esm/icons/check.mjs"
import Copy from "lucide/dist/esm/icons/copy.mjs"
import { useRef } from "react"
import { copyFormatted } from "../../components/copyFormatted"
import { useCopied } from "../../components/hooks/useCopied"
import { Icon } from "../../components/Icon/Icon"
import { Status } from "../../components/VisuallyHidden/Status"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./CitationTable.module.css"
import { useCitationLabels } from "./useCitationLabels"

interface CopyPatternProps {
  /** HTML of the pattern, safe to show. */
  pattern: string
  /** What the pattern is for. */
  about: string
}

/** A pattern with a button that copies it. */
export const CopyPattern = ({ pattern, about }: CopyPatternProps) => {
  const labels = useCitationLabels()
  const text = useRef<HTMLSpanElement>(null)
  const { copied, copy } = useCopied(async () => {
    if (text.current) await copyFormatted(text.current.innerHTML, text.current.textContent ?? "")
  })
  return (
    <div className={styles.pattern}>
      <p>
        <span className={styles.label}>{labels.pattern}</span>{" "}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the data layer renders and sanitises it */}
        <span ref={text} dangerouslySetInnerHTML={{ __html: pattern }} />
      </p>
      <button type="button" className={styles.copy} onClick={copy} data-needs-script>
        {copied ? <Icon of={Check} size={18} /> : <Icon of={Copy} size={18} />}
        <VisuallyHidden>{`${labels.copy}: ${about}`}</VisuallyHidden>
      </button>
      <Status text={copied ? labels.copied : ""} />
    </div>
  )
}

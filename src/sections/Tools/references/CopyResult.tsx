import Check from "lucide/dist/esm/icons/check.mjs"
import Copy from "lucide/dist/esm/icons/copy.mjs"
import { copyFormatted } from "../../../components/copyFormatted"
import { useCopied } from "../../../components/hooks/useCopied"
import { Icon } from "../../../components/Icon/Icon"
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "../Tools.module.css"
import { htmlOf, plainOf } from "./italics"

interface CopyResultProps {
  /** The made texts, each a paragraph. */
  texts: readonly string[]
  label: string
  /** What is copied, for screen readers. */
  about?: string
  copied: string
}

/** Copies made texts with their italics. */
export const CopyResult = ({ texts, label, about, copied: done }: CopyResultProps) => {
  const [only] = texts
  const html =
    texts.length === 1 && only !== undefined ? htmlOf(only) : texts.map((text) => `<p>${htmlOf(text)}</p>`).join("")
  const { copied, copy } = useCopied(() => copyFormatted(html, texts.map(plainOf).join("\n")))
  return (
    <>
      <button type="button" className={styles.quietButton} onClick={copy}>
        {copied ? <Icon of={Check} size={18} /> : <Icon of={Copy} size={18} />}
        {label}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </button>
      <span role="status">
        <VisuallyHidden>{copied ? done : ""}</VisuallyHidden>
      </span>
    </>
  )
}

import Check from "lucide/dist/esm/icons/check.mjs"
import Copy from "lucide/dist/esm/icons/copy.mjs"
import { copyFormatted } from "../../../components/copyFormatted"
import { useCopied } from "../../../components/hooks/useCopied"
import { Icon } from "../../../components/Icon/Icon"
import { Status } from "../../../components/VisuallyHidden/Status"
import { QuietButton } from "../QuietButton"

interface CopyResultProps {
  /** What is copied, with its italics and without. */
  html: string
  plain: string
  label: string
  /** What it is, for screen readers. */
  about?: string
  copied: string
}

/** Copies what was made, with its italics. */
export const CopyResult = ({ html, plain, label, about, copied: done }: CopyResultProps) => {
  const { copied, copy } = useCopied(() => copyFormatted(html, plain))
  return (
    <>
      <QuietButton about={about} onClick={copy}>
        <Icon of={copied ? Check : Copy} size={18} />
        {label}
      </QuietButton>
      <Status text={copied ? done : ""} />
    </>
  )
}

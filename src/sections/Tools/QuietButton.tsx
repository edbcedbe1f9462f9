import type { ButtonHTMLAttributes } from "react"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "./Tools.module.css"

interface QuietButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it is about, for screen readers. */
  about?: string | undefined
}

/** A button of a tool that looks like a link. */
export const QuietButton = ({ about, children, ...attributes }: QuietButtonProps) => (
  <button type="button" className={styles.quietButton} {...attributes}>
    {children}
    {about && <VisuallyHidden>: {about}</VisuallyHidden>}
  </button>
)

import type { IconNode } from "lucide"
import { createElement } from "react"
import * as styles from "./Icon.module.css"

export interface IconProps {
  /** The elements of one of Lucide's icons. */
  of: IconNode
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** An icon in the colour of the text; it decorates text and is hidden from screen readers. */
export const Icon = ({ of, size = 24, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className ? `${styles.icon} ${className}` : styles.icon}
  >
    {of.map(([element, attributes]) => createElement(element, { key: JSON.stringify(attributes), ...attributes }))}
  </svg>
)

import type { IconNode } from "lucide"
import { createElement } from "react"

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
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {of.map(([element, attributes]) => createElement(element, { key: JSON.stringify(attributes), ...attributes }))}
  </svg>
)

import type { LucideIcon } from "lucide-react"

/** How an icon looks. */
export interface IconLook {
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** A line icon that decorates text; it is hidden from screen readers. */
export const LineIcon = ({ icon: Icon, size = 24, className }: IconLook & { icon: LucideIcon }) => (
  <Icon size={size} strokeWidth={1.75} className={className} aria-hidden="true" focusable="false" />
)

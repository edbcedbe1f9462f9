import type { IconDefinition } from "@fortawesome/free-brands-svg-icons"

interface BrandIconProps {
  mark: IconDefinition
  /** Width and height in pixels. */
  size?: number
}

/** The logo of a network; it decorates text and is hidden from screen readers. */
export const BrandIcon = ({ mark, size = 18 }: BrandIconProps) => {
  const [width, height, , , path] = mark.icon
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={String(path)} />
    </svg>
  )
}

import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs"
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import * as styles from "./Carousel.module.css"

/** The labels of the controls, with {name}, {number} and {count} as placeholders. */
export interface CarouselLabels {
  previous: string
  next: string
  dot: string
  position: string
}

interface ArrowsProps {
  name: string
  labels: CarouselLabels
  /** How many slides there are, and the index of the current one. */
  total: number
  current: number
  onMove: (step: 1 | -1) => void
  /** Whether all slides are in view, so that the arrows have no effect. */
  hidden: boolean
  /** Whether the current slide's number shows between them; it is announced anyway. */
  numbered: boolean
  /** Whether it is not yet known if the arrows have an effect. */
  pending: boolean
}

const filled = (text: string, number: number, count: number) =>
  text.replace("{number}", String(number)).replace("{count}", String(count))

/** A carousel's two arrows, and the current slide's number, whose changes are announced. */
export const Arrows = ({ name, labels, total, current, onMove, hidden, numbered, pending }: ArrowsProps) => (
  <div className={styles.arrows} hidden={hidden} data-pending={pending || undefined} data-needs-script>
    <button type="button" className={styles.arrow} onClick={() => onMove(-1)}>
      <VisuallyHidden>{labels.previous.replace("{name}", name)}</VisuallyHidden>
      <Icon of={ArrowLeft} size={20} />
    </button>
    <p className={numbered ? styles.position : undefined} aria-live="polite">
      <VisuallyHidden>{filled(labels.position, current + 1, total)}</VisuallyHidden>
      {numbered && (
        <span aria-hidden="true">
          {current + 1} / {total}
        </span>
      )}
    </p>
    <button type="button" className={styles.arrow} onClick={() => onMove(1)}>
      <VisuallyHidden>{labels.next.replace("{name}", name)}</VisuallyHidden>
      <Icon of={ArrowRight} size={20} />
    </button>
  </div>
)

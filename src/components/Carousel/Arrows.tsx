import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import type { CarouselLabels } from "./Carousel"
import * as styles from "./Carousel.module.css"

interface ArrowsProps {
  name: string
  labels: CarouselLabels
  onMove: (step: 1 | -1) => void
  /** Whether all slides are in view, so that there is nowhere to go. */
  hidden: boolean
}

/** The two arrows of a carousel. */
export const Arrows = ({ name, labels, onMove, hidden }: ArrowsProps) => (
  <div className={styles.arrows} hidden={hidden}>
    <button type="button" className={styles.arrow} onClick={() => onMove(-1)}>
      <VisuallyHidden>{labels.previous.replace("{name}", name)}</VisuallyHidden>
      <Icon name="arrowLeft" size={20} />
    </button>
    <button type="button" className={styles.arrow} onClick={() => onMove(1)}>
      <VisuallyHidden>{labels.next.replace("{name}", name)}</VisuallyHidden>
      <Icon name="arrowRight" size={20} />
    </button>
  </div>
)

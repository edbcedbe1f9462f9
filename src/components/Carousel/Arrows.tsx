import { Icon } from "../Icon/Icon"
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
      <span className={styles.name}>{labels.previous.replace("{name}", name)}</span>
      <Icon name="arrowLeft" size={20} />
    </button>
    <button type="button" className={styles.arrow} onClick={() => onMove(1)}>
      <span className={styles.name}>{labels.next.replace("{name}", name)}</span>
      <Icon name="arrowRight" size={20} />
    </button>
  </div>
)

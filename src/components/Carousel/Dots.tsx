import type { CarouselLabels } from "./Arrows"
import * as styles from "./Carousel.module.css"

interface DotsProps {
  count: number
  current: number
  labels: CarouselLabels
  onChoose: (index: number) => void
  /** Whether it is not yet known if the dots have an effect. */
  pending: boolean
}

/** A dot for every slide; the current one is marked. */
export const Dots = ({ count, current, labels, onChoose, pending }: DotsProps) => (
  <ul className={styles.dots} data-pending={pending || undefined} data-needs-script>
    {Array.from({ length: count }, (_, index) => {
      const label = labels.dot.replace("{number}", String(index + 1))
      return (
        <li key={label}>
          <button
            type="button"
            className={styles.dot}
            aria-label={label}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onChoose(index)}
          />
        </li>
      )
    })}
  </ul>
)

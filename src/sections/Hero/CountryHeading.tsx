import { useIsLookingUp } from "../../site/visitor/useIsLookingUp"
import * as styles from "./CountryHeading.module.css"

export interface CountryHeadingProps {
  /** The text before the country, as 'We Provide Online Assignment Help-'. */
  heading: string
  /** The country's name; empty while it is not known. */
  country: string
}

/** The most letters of a name in each size: beside the heading's last word the first three, on a line of its own the next. */
const sizes = { full: 7, middle: 9, small: 14, line: 16, longer: 21, longest: Number.POSITIVE_INFINITY }

const sizeOf = ({ length }: string) => Object.entries(sizes).find(([, most]) => length <= most)?.[0]

/**
 * The heading of home and of country pages, with the country after it, on narrow windows on a line of its own.
 * The space is reserved from the start, so that nothing moves when the country becomes known; if it stays unknown, the
 * heading ends with its last word.
 */
export const CountryHeading = ({ heading, country }: CountryHeadingProps) => {
  const isAwaited = useIsLookingUp()
  const words = heading.replace(/-$/, "").split(" ")
  const together = `${styles.together} ${country || isAwaited ? styles.apart : ""}`
  return (
    <>
      {words.slice(0, -3).join(" ")} <span className={together}>{words.slice(-3, -1).join(" ")}</span>{" "}
      <span className={together}>
        {words.at(-1)}
        <span className={styles.place} data-size={sizeOf(country)} data-needs-script={!country || undefined}>
          {/* The dash is kept as text for copying and screen readers; CSS shows a rule instead. */}
          <span className={styles.dash}>- </span>
          <em className={styles.country}>{country}</em>
        </span>
      </span>
    </>
  )
}

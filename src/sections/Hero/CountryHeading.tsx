import * as styles from "./CountryHeading.module.css"

interface CountryHeadingProps {
  /** The text before the country, as 'We Provide Online Assignment Help-'. */
  heading: string
  /** The country's name; empty while it is not known. */
  country: string
}

/** The size class of a long name, which is set smaller to fit the reserved space. */
const sizeOf = ({ length }: string) => {
  if (length <= 7) return "full"
  if (length <= 9) return "middle"
  return length <= 14 ? "small" : "long"
}

/**
 * The heading of home and of country pages, with the country after it.
 * The space is reserved from the start, so that nothing moves when the country becomes known.
 */
export const CountryHeading = ({ heading, country }: CountryHeadingProps) => {
  const words = heading.replace(/-$/, "").split(" ")
  return (
    <>
      {words.slice(0, -3).join(" ")} <span className={styles.together}>{words.slice(-3, -1).join(" ")}</span>{" "}
      <span className={styles.together}>
        {words.at(-1)}
        {/* The dash is kept as text for copying and screen readers; CSS shows a rule instead. */}
        <span className={styles.dash}>-</span>{" "}
        <span className={styles.place} data-size={sizeOf(country)}>
          <em className={styles.country}>{country}</em>
        </span>
      </span>
    </>
  )
}

import * as styles from "./Button.module.css"

/** How a button looks: its weight, and whether it is small or as wide as its column. */
export interface ButtonLook {
  tone?: "action" | "strong"
  small?: boolean
  wide?: boolean
}

/** The classes of a button or of a link that looks like one. */
export const buttonClass = ({ tone = "action", small = false, wide = false }: ButtonLook = {}) =>
  [styles.button, tone === "strong" && styles.strong, small && styles.small, wide && styles.wide]
    .filter(Boolean)
    .join(" ")

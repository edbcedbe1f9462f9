/** A text as a search result shows it. */
export interface CutText {
  /** The text, or the words of it that fit, with an ellipsis. */
  readonly shown: string
  /** By how many characters the text is too long; 0 if it fits. */
  readonly excess: number
  /** The share of the room that the whole text fills. */
  readonly filled: number
}

/** The length of the longest beginning of a list or text that fits. */
const longest = (length: number, fits: (length: number) => boolean) => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Cuts a text after the last word that fits, as Google does, or within its first word if that is too long.
 * @param width the room, in pixels
 * @param measure the width of a text, in pixels
 */
export const cutToWidth = (text: string, width: number, measure: (text: string) => number): CutText => {
  const filled = measure(text) / width
  if (filled <= 1) return { shown: text, excess: 0, filled }
  const fits = (shown: string) => measure(shown) <= width
  const words = text.split(" ")
  const beginning = (count: number) => `${words.slice(0, count).join(" ")} …`
  const kept = longest(words.length, (count) => fits(beginning(count)))
  const letters = longest(text.length, (length) => fits(`${text.slice(0, length)}…`))
  return {
    shown: kept > 0 ? beginning(kept) : `${text.slice(0, letters)}…`,
    excess: text.length - longest(text.length, (length) => fits(text.slice(0, length))),
    filled,
  }
}

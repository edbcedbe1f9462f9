import { rememberHand } from "./rememberHand.js"
import { withAsterisks } from "./withAsterisks.js"

/**
 * Calls a function with every rich text of an entry, and puts its answer in the text's place.
 * @param {unknown} value the entry, or a part of it
 * @param {ReadonlySet<string>} places the places of rich text, as in `topics.*.body`
 * @param {(text: string) => string} change
 * @param {string} [place] the place of the value
 * @returns {unknown}
 */
const mapRichTexts = (value, places, change, place = "") => {
  if (typeof value === "string") return places.has(place) ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => mapRichTexts(item, places, change, `${place}.*`))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      mapRichTexts(part, places, change, place === "" ? key : `${place}.${key}`),
    ]),
  )
}

/**
 * How the editing program reads and writes data files.
 * @param {Record<string, string[]>} richTexts the places of rich text of each kind, by the value of `$schema`
 */
export const entryFormat = (richTexts) => {
  const hand = rememberHand()
  /** @param {{ $schema?: string }} entry */
  const placesOf = (entry) => new Set(richTexts[entry.$schema ?? ""])
  return {
    /** @param {string} text */
    fromFile: (text) => {
      // Some editors put a byte order mark before the text.
      const entry = JSON.parse(text.replace(/^\uFEFF/, ""))
      mapRichTexts(entry, placesOf(entry), (markdown) => {
        hand.remember(markdown)
        return markdown
      })
      return entry
    },
    /** @param {{ $schema?: string }} entry */
    toFile: (entry) => {
      const written = mapRichTexts(entry, placesOf(entry), (markdown) => hand.restore(withAsterisks(markdown)))
      return JSON.stringify(written, null, 2)
    },
  }
}

import { codeAsFormulas, formulasAsCode } from "./formulasAsCode.js"
import { keepFormatting } from "./keepFormatting.js"
import { withAsterisks } from "./withAsterisks.js"

/**
 * Replaces every text, number and boolean of an entry by a function's result; undefined removes it.
 * @param {unknown} value the entry, or a part of it
 * @param {(value: unknown, place: string) => unknown} change gets the place, as in `topics.*.body`
 * @param {string} [place] the place of the value
 * @returns {unknown}
 */
const mapValues = (value, change, place = "") => {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, change, `${place}.*`))
  if (typeof value !== "object" || value === null) return change(value, place)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, mapValues(part, change, place === "" ? key : `${place}.${key}`)])
      .filter(([, part]) => part !== undefined),
  )
}

/**
 * How the editing program reads and writes data files.
 * @param {Record<string, { richTexts: string[], optionalFlags: string[] }>} places the places of rich text and of optional
 *   checkboxes, by the value of `$schema`
 */
export const entryFormat = (places) => {
  const formatting = keepFormatting()
  /** @param {{ $schema?: string }} entry */
  const placesOf = (entry) => places[entry.$schema ?? ""] ?? { richTexts: [], optionalFlags: [] }
  return {
    /** @param {string} text */
    fromFile: (text) => {
      // Some editors write a byte order mark.
      const entry = JSON.parse(text.replace(/^\uFEFF/, ""))
      const { richTexts } = placesOf(entry)
      return mapValues(entry, (value, place) => {
        if (typeof value !== "string" || !richTexts.includes(place)) return value
        formatting.record(value)
        return formulasAsCode(value)
      })
    },
    /** @param {{ $schema?: string }} entry */
    toFile: (entry) => {
      const { richTexts, optionalFlags } = placesOf(entry)
      const written = mapValues(entry, (value, place) => {
        // The form writes an unticked optional checkbox as false; in files the field is left out.
        if (value === false && optionalFlags.includes(place)) return undefined
        if (typeof value !== "string" || !richTexts.includes(place)) return value
        return formatting.restore(codeAsFormulas(withAsterisks(value)))
      })
      return JSON.stringify(written, null, 2)
    },
  }
}

import { type Entry, keyOf } from "../src/content/checkFiles"
import { unfinishedIn } from "../src/content/unfinished"
import { daysAfter } from "./daysAfter"

/** A day on which a build changes the site without any edit. */
export interface DueDate {
  /** As YYYY-MM-DD in UTC. */
  day: string
  /** The address of the page. */
  address: string
  /** The data file that sets the day. */
  file: string
  event: "is published" | "closes"
  /** What else would keep the page unpublished on that day. */
  hindrance?: string
}

interface Dated {
  publishOn?: string
  /** The last day of a job opening. */
  validThrough?: string
}

/**
 * The days on which entries are published and job openings close, in order.
 * @param entries all entries; their files must be good
 */
export const dueDates = (entries: readonly Entry[]): DueDate[] =>
  entries
    .flatMap(({ type, data: { value, file } }) => {
      const key = keyOf({ value })
      if (!key || !type.path) return []
      const address = type.path(key)
      const { publishOn, validThrough } = value as Dated
      const dueOn = (day: string, event: DueDate["event"]): DueDate => {
        const hindrance = unfinishedIn(value, day)?.reason
        return { day, address, file, event, ...(hindrance !== undefined && { hindrance }) }
      }
      return [
        ...(publishOn ? [dueOn(publishOn, "is published")] : []),
        ...(validThrough ? [dueOn(daysAfter(validThrough, 1), "closes")] : []),
      ]
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))

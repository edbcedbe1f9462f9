import { isDay } from "../isDay"
import { localDay } from "../localDay"
import type { Rule } from "./rule"

/** A day that has not passed, as YYYY-MM-DD; today is early enough. */
export const comingDay =
  (now: () => Date = () => new Date()): Rule =>
  (value) => {
    if (typeof value !== "string" || !isDay(value)) return "required"
    // Years after 9999 have more digits; filled up, days compare as text.
    return value.padStart(12, "0") < localDay(now()).padStart(12, "0") ? "past" : undefined
  }

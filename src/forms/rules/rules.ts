import type { FieldValue, RuleName } from "../formTables"
import { isDay, localDay } from "./days"

/** Local part, @, dotted domain, last segment of 2 to 4 characters. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}_-]{2,4}$/u

/** Years after 9999 have more digits; filled up, days compare as text. */
const comparable = (day: string) => day.padStart(12, "0")

const ofText = (test: (text: string) => boolean) => (value: FieldValue | undefined) =>
  typeof value === "string" && test(value)

/** Whether a value keeps each rule (docs/specification.md, Forms). */
export const rules: Readonly<Record<RuleName, (value: FieldValue | undefined) => boolean>> = {
  filled: ofText((text) => text.trim() !== ""),
  ticked: (value) => value === true,
  email: ofText((text) => emailPattern.test(text)),
  phone: ofText((text) => /^[0-9]{10}$/.test(text)),
  day: ofText(isDay),
  notPast: ofText((day) => comparable(day) >= comparable(localDay(new Date()))),
}

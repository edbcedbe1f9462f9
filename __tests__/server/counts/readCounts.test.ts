/** @jest-environment node */
import { readCounts } from "../../../src/server/counts/readCounts"

const count = { day: "2026-11-27", path: "/plans", event: "Page seen", count: 1 }
const line = (fields: object) => JSON.stringify({ ...count, ...fields })

test("lines that are no counts are left out", () => {
  const cut = line({ count: 7 }).slice(0, 30)
  const sent = { event: "Form sent", detail: "contact", count: 4 }
  const text = [line({}), cut, "", line({ count: -1 }), line({ day: "today" }), "[]", line(sent), ""].join("\n")
  expect(readCounts(text)).toEqual([count, { ...count, ...sent }])
})

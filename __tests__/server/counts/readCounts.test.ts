/** @jest-environment node */
import { readCounts } from "../../../src/server/counts/readCounts"

const line = (fields: object) => JSON.stringify({ day: "2026-11-27", path: "/plans", event: "Page seen", ...fields })

test("counts of the same day, page, event and detail are added up", () => {
  const text = [
    line({ count: 2 }),
    line({ day: "2026-11-28", count: 1 }),
    line({ count: 3 }),
    line({ event: "Form sent", detail: "contact", count: 1 }),
    line({ event: "Form sent", detail: "enquiry", count: 1 }),
    line({ event: "Form sent", detail: "contact", count: 4 }),
  ].join("\n")
  expect(readCounts(text)).toEqual({
    counts: [
      { day: "2026-11-27", path: "/plans", event: "Page seen", count: 5 },
      { day: "2026-11-28", path: "/plans", event: "Page seen", count: 1 },
      { day: "2026-11-27", path: "/plans", event: "Form sent", detail: "contact", count: 5 },
      { day: "2026-11-27", path: "/plans", event: "Form sent", detail: "enquiry", count: 1 },
    ],
    cut: [],
  })
})

test("lines that are no counts are told with their numbers", () => {
  const cut = line({ count: 7 }).slice(0, 30)
  const wrong = line({ count: -1 })
  const text = `${line({ count: 1 })}\n${cut}\n\n${wrong}\n${line({ count: 1 })}\n`
  expect(readCounts(text)).toEqual({
    counts: [{ day: "2026-11-27", path: "/plans", event: "Page seen", count: 2 }],
    cut: [
      { line: 2, text: cut },
      { line: 4, text: wrong },
    ],
  })
})

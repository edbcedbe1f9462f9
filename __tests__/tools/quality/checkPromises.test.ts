/** @jest-environment node */
import { checkPromises } from "../../../tools/quality/checkPromises"
import { copyPage } from "../../support/copyPage"

const messages = (type: Parameters<typeof copyPage>[0], field: string, text: string) =>
  checkPromises([copyPage(type, { [field]: text })]).map(({ message }) => message)

test.each([
  ["service", "enquiry.intro", "Upload the case.", "asks for files"],
  ["service", "enquiry.heading", "Attach your sheet", "asks for files"],
  ["ordering", "short", "A graduate does the work.", "is true of only some"],
  ["ordering", "facts.0", "A 2,000-word essay costs little.", "is true of only some"],
  [
    "service",
    "notes.0.text",
    "At institutions in England, Ireland and Australia we only teach.",
    "names England alone",
  ],
  ["service", "approach.body", "Most lost marks are lost in the first minutes.", "gives a share"],
  ["service", "opening", "A bare list hides half of the faults.", "gives a share"],
  ["service", "included.items.0", "Free revisions within the scope.", "calls revisions free"],
  ["faqs", "items.0.answer", "A revision inside the scope costs nothing. Revisions are free.", "calls revisions free"],
] as const)("found in %s, %s: %s", (type, field, text, message) => {
  expect(messages(type, field, text)).toEqual([expect.stringContaining(message)])
})

test.each([
  ["service", "enquiry.intro", "Photos can follow by e-mail, attached to your reference."],
  ["service", "approach.body", "Attach the sheet to your lab book."],
  ["ordering", "items.0.answer", "An essay has footnotes."],
  ["service", "notes.0.text", "England, Ireland and Australia have laws against it."],
  ["service", "notes.0.text", "Students in England, Scotland and Ireland."],
  ["service", "approach.body", "Most marks were lost early (Hounsell, 1987)."],
  ["service", "opening", "Half an hour is enough, and most of it is reading."],
  ["service", "included.items.0", "The Platinum plan has unlimited revisions."],
  ["policy", "sections.0.body", "Revisions are free and unlimited."],
] as const)("no mistake in %s, %s: %s", (type, field, text) => {
  expect(messages(type, field, text)).toEqual([])
})

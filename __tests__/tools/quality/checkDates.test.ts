/** @jest-environment node */
import { checkDates } from "../../../tools/quality/checkDates"
import { copyPage } from "../../support/copyPage"

const today = "2026-11-28"

test.each([
  [{ date: "2026-11-29" }, ["is later than today, and the page is published at once"]],
  [{ datePosted: "2027-03-01" }, ["is later than today, and the page is published at once"]],
  [{ date: "2026-11-01", publishOn: "2026-12-01" }, [expect.stringContaining("is before 2026-12-01")]],
  [{ date: "2026-12-01", publishOn: "2026-12-01" }, []],
  [{ date: "2026-11-28" }, []],
  [{ date: "2027-03-01", draft: true }, []],
  [{}, []],
])("of a page with %j", (value, messages) => {
  expect(checkDates([copyPage("post", {}, value)], today).map(({ message }) => message)).toEqual(messages)
})

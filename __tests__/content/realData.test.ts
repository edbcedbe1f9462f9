/** @jest-environment node */
import { checkContent } from "../../src/content/checkContent"
import { formatFaults } from "../../src/content/fault"

test("every data file of the site is good", () => {
  const faults = checkContent(process.cwd())
  expect(faults.length === 0 ? "" : formatFaults(faults)).toBe("")
})

/** @jest-environment node */
import { checkContent } from "../../src/content/checkContent"
import { formatIssues } from "../../src/content/issue"

test("every data file of the site is good", () => {
  const issues = checkContent(process.cwd())
  expect(issues.length === 0 ? "" : formatIssues(issues)).toBe("")
})

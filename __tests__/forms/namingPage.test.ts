/** @jest-environment node */
import { namingPage } from "../../src/forms/namingPage"

test.each([
  ["A question ({page}).", "Law", "A question (Law)."],
  ["A question ({page}).", undefined, "A question."],
  ["A question about {page}", "Law", "A question about Law"],
  ["{page}", undefined, ""],
  ["A question (urgent).", undefined, "A question (urgent)."],
])("%s names the page %s: %s", (text, page, named) => expect(namingPage(text, page)).toBe(named))

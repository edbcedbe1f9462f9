/** @jest-environment node */
import { checkPhrases } from "../../../tools/quality/checkPhrases"
import { copyPage } from "../../support/copyPage"

test("a phrase that all copy together uses too often is a warning for the file with the most of it", () => {
  const desks = (count: number) => ({ opening: "A desk. ".repeat(count) })
  const few = copyPage("service", desks(4), { slug: "few" })
  const many = copyPage("service", desks(7), { slug: "many" })
  // Descriptions of pictures do not count.
  expect(checkPhrases([few, copyPage("service", desks(6)), copyPage("picture", { alt: "A desk." })])).toEqual([])
  expect(checkPhrases([few, many])).toEqual([
    expect.objectContaining({ file: many.file, message: expect.stringContaining("11 times, 7 of them") }),
  ])
})

/** @jest-environment node */
import { checkMannerisms, countMannerisms } from "../../../tools/quality/mannerisms"
import { copyPage } from "../../support/copyPage"

test("a mannerism is counted in all copy and in the file with the most of it, but not in picture descriptions", () => {
  const pages = [
    copyPage("service", { opening: "Nobody knows. Somebody asks, for the answer is beside the desk." }),
    copyPage("country", { opening: "Anybody may ask at the desk." }),
    copyPage("picture", { alt: "A desk and nobody at it." }),
  ]
  const counted = Object.fromEntries(countMannerisms(pages).map(({ name, total, most }) => [name, [total, most]]))
  expect(counted).toMatchObject({
    "somebody, nobody": [3, 2],
    desk: [2, 1],
    beside: [1, 1],
    ", since; , for": [1, 1],
    mend: [0, 0],
  })
})

test("a mannerism that all copy together uses too often is a warning for the file with the most of it", () => {
  const desks = (count: number) => ({ opening: "A desk. ".repeat(count) })
  const few = copyPage("service", desks(4), { slug: "few" })
  const many = copyPage("service", desks(7), { slug: "many" })
  expect(checkMannerisms([few, copyPage("service", desks(6))])).toEqual([])
  expect(checkMannerisms([few, many])).toEqual([
    expect.objectContaining({ file: many.file, message: expect.stringContaining("11 times, 7 of them") }),
  ])
})

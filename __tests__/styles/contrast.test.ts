/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkColours } from "../../tools/launch/checkColours"
import { temporaryFolder } from "../support/temporaryFolder"

const file = "src/styles/tokens.css"

test("all colours of the palette have the contrast they need", () => {
  expect(checkColours(".")).toEqual([])
})

test("a colour without enough contrast is named with its line, and one that cannot be read as well", () => {
  const root = temporaryFolder()
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  const css = readFileSync(file, "utf8")
    .replace(/--brand: .*;/, "--brand: #ff9900;")
    .replace(/--brand-on-navy: .*;/, "--brand-on-navy: orange;")
  writeFileSync(path.join(root, file), css)
  const line = css.split("\n").findIndex((text) => text.includes("--brand: ")) + 1
  expect(checkColours(root)).toEqual([
    expect.objectContaining({ field: "--brand-on-navy", message: "is no colour" }),
    expect.objectContaining({
      file,
      position: { line, column: 1 },
      field: "--brand",
      message: "has a contrast of 2.14 to --white (#ffffff), and needs 4.5",
    }),
    expect.objectContaining({ field: "--brand", message: expect.stringMatching(/1\.98 to --paper.* needs 3$/) }),
  ])
})

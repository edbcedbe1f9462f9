/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs, { truncateSync, writeFileSync } from "node:fs"
import { sheetBytes } from "../../../tools/spreadsheet/sheetBytes"
import { temporaryFolder } from "../../support/temporaryFolder"

const folder = temporaryFolder()
const large = `${folder}/large.csv`
const pipe = `${folder}/pipe.csv`
writeFileSync(large, "")
truncateSync(large, 200_000_000)
// Windows has neither pipes nor devices among its files.
if (process.platform !== "win32") execFileSync("mkfifo", [pipe])

// Who reads a pipe that nobody writes to waits without end.
const { readFileSync } = fs
jest.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
  if (file === pipe) throw new Error("The pipe was read.")
  return readFileSync(file, options)
})

test.each([
  ["a file that is missing", `${folder}/none.csv`, "There is no file", "Give the path of the sheet, saved as CSV."],
  ["a folder", folder, `${folder} is a folder. `, "Give the path of the sheet, saved as CSV."],
  ["a file of more than 20 MB", large, `${large} has 200 MB; an import takes at most 20. `, "Divide the sheet"],
  ...(process.platform === "win32"
    ? []
    : [
        ["a pipe", pipe, `${pipe} is a pipe or a device, not a file. `, "Give the path of the sheet, saved as CSV."],
        ["a device", "/dev/null", "/dev/null is a pipe or a device", "Give the path of the sheet, saved as CSV."],
      ]),
])("%s is refused with the remedy", (_, file, finding, remedy) => {
  expect(() => sheetBytes(file)).toThrow(finding)
  expect(() => sheetBytes(file)).toThrow(remedy)
})

/**
 * Delete this file when the content is yours: it checks the code on the shipped pages, which `npm run test:all`
 * compiles.
 * @jest-environment node
 */
import { codeLanguages } from "../../../src/content/typeset/codeLanguages"
import { blocksOfCode } from "../../code/blocksOfCode"
import { openBrackets } from "../../code/checkers"

test("pages show code in several languages, each named above its block", () => {
  expect(new Set(blocksOfCode.map(({ language }) => language)).size).toBeGreaterThan(5)
  for (const { language, file } of blocksOfCode)
    expect({ file, known: language in codeLanguages }).toEqual({ file, known: true })
})

test("all brackets in code are closed", () => {
  const unclosed = blocksOfCode.filter(({ code }) => openBrackets(code) !== "")
  expect(unclosed).toEqual([])
})

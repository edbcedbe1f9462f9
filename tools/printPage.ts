import { mkdirSync, writeFileSync } from "node:fs"

const folder = "reports"

/** How many lines a terminal shows at once. */
const PAGE = 40

/**
 * Prints a text as far as a terminal shows it at once. If that is not all, the rest is written to a file, which it names.
 * @param name the file's name without ending
 * @param text what is printed
 * @param all everything, where the text leaves something out
 */
export const printPage = (name: string, text: string, all = text, print = console.info) => {
  const lines = text.trimEnd().split("\n")
  print(lines.slice(0, PAGE).join("\n"))
  if (lines.length <= PAGE && all === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.txt`, `${all.trimEnd()}\n`)
  print(`\nAll of it: ${folder}/${name}.txt (${all.trimEnd().split("\n").length} lines)`)
}

import { spawnSync } from "node:child_process"
import path from "node:path"
import type { Issue } from "../../src/content/issue"
import { siteFactsIn } from "../../src/content/siteFactsIn"
import { mailProvider } from "../../src/forms/mail/provider"

const project = path.join(__dirname, "../..")

/** Names that texts must give: those of the site's brand and company, and of the mail provider. */
const namesIn = (root: string) => {
  const { brand = "", company = "" } = siteFactsIn(root).values
  return [brand, company, mailProvider.name].flatMap((name) => name.split(" "))
}

/** The warning in a line of cspell's report; none for one of the names. */
const issueIn = (line: string, names: readonly string[]): Issue[] => {
  const pattern = /^(.+?):(\d+):(\d+) - Unknown word \((.+?)\)(?: Suggestions: \[(.*)\])?/
  const [, file, row, column, word, suggestions] = pattern.exec(line) ?? []
  if (file === undefined || word === undefined || names.includes(word)) return []
  return [
    {
      file,
      position: { line: Number(row), column: Number(column) },
      field: "",
      message: "contains a word that is not in the British dictionary",
      found: word,
      ...(suggestions && { allowed: suggestions }),
      remedy:
        "Correct it. Add a name, technical term or foreign word to data/words.txt, which is yours, a line for each.",
    },
  ]
}

/**
 * Looks up all words of the data files in cspell's British dictionary, in words.txt and in the owner's data/words.txt;
 * cspell.json says which texts are not words, and which words are right in one file only.
 * @param root the folder that holds `data/`
 * @returns a warning for each unknown word
 * @throws if cspell cannot be run
 */
export const checkSpelling = (root: string): Issue[] => {
  const config = ["--config", path.join(project, "cspell.json"), "--no-default-configuration"]
  const output = ["--no-progress", "--no-summary", "--no-color", "--show-suggestions"]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(project, "node_modules/cspell/bin.mjs"), "lint", ...config, ...output],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
  if (status !== 0 && stdout === "") throw new Error(`cspell could not check the spelling: ${stderr}`)
  const names = namesIn(root)
  return stdout.split("\n").flatMap((line) => issueIn(line, names))
}

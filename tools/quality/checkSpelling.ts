import { spawnSync } from "node:child_process"
import path from "node:path"
import { mailProvider } from "../../src/forms/mail/provider"

const project = path.join(__dirname, "../..")

/** Whether a line names the mail provider, which the privacy policy must. */
const isProvider = (line: string) => mailProvider.name.split(" ").some((word) => line.includes(`(${word})`))

/**
 * Looks up all words of the data files in cspell's British dictionary and in words.txt; cspell.json says which texts are
 * not words, and which words are right in one file only.
 * @param root the folder that holds `data/`
 * @returns a line for each unknown word, with file, line, column and suggestions
 * @throws if cspell cannot be run
 */
export const checkSpelling = (root: string) => {
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
  return stdout.split("\n").filter((line) => line !== "" && !isProvider(line))
}

import { execFileSync } from "node:child_process"

/**
 * The day on which each data file came into git under its present name, by its path from the project's folder.
 * @param root the project's folder
 * @returns nothing where git does not know: outside it, or in a clone without history
 */
export const firstDays = (root: string): ReadonlyMap<string, string> => {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1 << 28 })
  const days = new Map<string, string>()
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return days
    let day = ""
    for (const line of git(
      ..."log --no-renames --diff-filter=A --format=%cs --name-only --relative -- data".split(" "),
    ).split("\n"))
      if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
      // The newest commit comes first.
      else if (line !== "" && !days.has(line)) days.set(line, day)
  } catch {
    return days
  }
  return days
}

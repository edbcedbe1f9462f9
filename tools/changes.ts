import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"

/** New texts of files, by their paths from the project's folder; undefined for a file that is deleted. */
export type Changes = ReadonlyMap<string, string | undefined>

/** What a command is going to change, and the places from which a reference or a link is gone. */
export interface Plan {
  changes: Changes
  places: readonly string[]
}

/** A plan in words: the files, one on each line, and the places to read again. */
export const describePlan = ({ changes, places }: Plan) => {
  if (changes.size === 0) return "Nothing to change: all of this is done."
  const files = Array.from(changes, ([file, text]) => `${text === undefined ? "delete" : "change"} ${file}`)
  const again = places.length > 0 ? ["", "These lose a reference or a link. Read them again:", ...places] : []
  return [...files, ...again].join("\n")
}

const write = (root: string, changes: Changes) => {
  for (const [file, text] of changes) {
    if (text === undefined) rmSync(`${root}/${file}`)
    else writeFileSync(`${root}/${file}`, text)
  }
}

/**
 * Changes files of a project, all or none.
 * @param root the folder that holds `data/`
 * @throws Error if the data would have issues; all files are then as before
 */
export const applyChanges = (root: string, changes: Changes) => {
  const before = new Map(
    Array.from(changes.keys(), (file) => {
      const place = `${root}/${file}`
      return [file, existsSync(place) ? readFileSync(place, "utf8") : undefined] as const
    }),
  )
  write(root, changes)
  const issues = checkContent(root)
  if (issues.length === 0) return
  write(root, before)
  throw new Error(`Nothing was changed, since the data would have issues.\n\n${formatIssues(issues)}`)
}

/**
 * Makes sure that git can undo what comes next.
 * @param root the project's folder
 * @throws Error if git is missing, or a change is not committed
 */
export const refuseUncommitted = (root: string) => {
  const git = (...words: string[]) => {
    try {
      return execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" })
    } catch {
      throw new Error(
        "This folder is not in git, which undoes what this command does. First write: git init && git add -A && git commit -m Start",
      )
    }
  }
  const changed = git("status", "--short")
  if (changed)
    throw new Error(`Commit your changes first, so that git can undo what this command does (git status):\n${changed}`)
}

/** The last line of a command that has changed files. */
export const howToGoOn =
  "See it with git diff, and npm run edit. To undo it: git restore . To keep it: git add -A && git commit"

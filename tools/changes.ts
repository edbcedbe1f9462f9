import { execFileSync } from "node:child_process"
import path from "node:path"
import { takeTurn } from "../scripts/setup/oneAtATime.mjs"
import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"
import { journalFiles } from "../src/content/journalFiles"
import { type Changes, changeFiles, undoChange } from "./changeFiles"

/** What a command is going to change, and the places from which a reference or a link is gone. */
export interface Plan {
  changes: Changes
  places: readonly string[]
}

/** A plan in words: the files, one on each line, tests of the shipped content as one, and the places to read again. */
export const describePlan = ({ changes, places }: Plan) => {
  if (changes.size === 0) return "Nothing to change: all of this is done."
  const isTest = (file: string) => file.startsWith("__tests__/")
  const all = [...changes]
  const files = all
    .filter(([file]) => !isTest(file))
    .map(([file, text]) => `${text === undefined ? "delete" : "change"} ${file}`)
  const tests = all.filter(([file]) => isTest(file))
  if (tests.length > 0)
    files.push(`delete the ${tests.length} files of the tests of what is shipped, in __tests__/content`)
  const again =
    places.length > 0 ? ["", "These lose a reference, a link or a sentence. Read them again:", ...places] : []
  return [...files, ...again].join("\n")
}

/**
 * What each command that changes files does first: it waits until no other does, which until its end none will, and undoes
 * one that was stopped.
 * @param root the project's folder
 * @param isAsked as in {@link undoChange}
 */
export const beginChange = async (root: string, isAsked = false) => {
  await takeTurn(path.join(root, "data", journalFiles.busy), "changes data here")
  const count = undoChange(root, isAsked)
  if (count > 0)
    console.info(
      `Undid the command before, which was stopped: ${count} ${count === 1 ? "file is" : "files are"} as before.`,
    )
}

/**
 * Changes files of a project, all or none.
 * @param root the folder that holds `data/`
 * @throws Error if the data would have issues; all files are then as before
 */
export const applyChanges = (root: string, changes: Changes) => {
  const check = () => {
    const issues = checkContent(root, { duringChange: true })
    if (issues.length > 0)
      throw new Error(`Nothing was changed, since the data would have issues.\n\n${formatIssues(issues)}`)
  }
  changeFiles(root, changes, { check })
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

/** The last lines of a command that has changed files. */
export const howToGoOn =
  "See it with git diff, and npm run edit.\nTo undo it: git restore . && git clean -fd\nTo keep it: git add -A && git commit"

import { spawnSync } from "node:child_process"

/** Runs git in a folder: its output without the last line break, or an Error with what git says. */
export type Git = (...words: string[]) => string

/** Git for the folder of a project. */
export const gitIn =
  (root: string): Git =>
  (...words) => {
    const { status, stdout, stderr, error } = spawnSync("git", ["-c", "core.quotePath=false", ...words], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      env: { ...process.env, LC_ALL: "C" },
    })
    if (status !== 0) throw new Error(`git ${words.join(" ")}:\n${error?.message ?? (stderr.trim() || stdout.trim())}`)
    return stdout.trimEnd()
  }

/** The lines of git's output; none if it is empty. */
export const linesOf = (output: string) => output.split("\n").filter(Boolean)

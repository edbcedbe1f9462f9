import { spawnSync } from "node:child_process"
import { makeScratchSite } from "../../../scripts/scratchSite"

/** A copy of the project as a git repository with all of it in its first commit. */
export const makeGitCopy = () => {
  const { folder, dispose } = makeScratchSite()
  /** Runs git; the exit code and the output. */
  const git = (...words: string[]) => {
    const person = ["-c", "user.name=Ann", "-c", "user.email=ann@zebra.house"]
    const { status, stdout, stderr } = spawnSync("git", [...person, ...words], { cwd: folder, encoding: "utf8" })
    return { status, output: stdout + stderr }
  }
  const commit = (message: string) => {
    git("add", "--all")
    const { status, output } = git("commit", "--quiet", `--message=${message}`)
    if (status !== 0) throw new Error(output)
  }
  git("init", "--quiet", "--initial-branch=main")
  commit("Start")
  return { folder, dispose, git, commit }
}

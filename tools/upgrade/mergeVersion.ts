import { existsSync } from "node:fs"
import { shippedContentTest, shippedTests } from "../setup/shippedTests"
import { type Git, linesOf } from "./git"

/** Files that commands write anew after a merge, so that the side of the version is where they begin. */
const generated = ["package-lock.json", "src/gatsby-types.d.ts", ".env.example", "docs/settings.md"]

/** What a merge did with what is the owner's, as paths. */
export interface Merged {
  /** Files of the owner that the version changes too; the owner's are kept. */
  kept: readonly string[]
  /** Files that the owner has removed and the version changes; they stay removed. */
  removed: readonly string[]
  /** Entries that come with the version. */
  added: readonly string[]
}

/** A file whose two sides git cannot merge, and what to do with it. */
export interface Conflict {
  file: string
  remedy: string
}

/** The files with conflicts, each with git's two letters for it: what we did and what the version did. */
const unmerged = (git: Git) =>
  git("status", "--porcelain", "-z")
    .split("\0")
    .flatMap((line) => (/^(?:DD|AU|UD|UA|DU|AA|UU) /.test(line) ? { code: line.slice(0, 2), file: line.slice(3) } : []))

/** Those of the files that are the owner's by .gitattributes. */
const ownersOf = (git: Git, files: readonly string[]) =>
  files.length === 0
    ? []
    : linesOf(git("check-attr", "merge", "--", ...files)).flatMap((line) => {
        const [, file] = /^(.*): merge: ours$/.exec(line) ?? []
        return file ?? []
      })

/**
 * Merges a version into the copy without a commit, and settles what follows from what is whose.
 * @param root the project's folder, with nothing uncommitted
 * @param ref the version
 */
export const mergeVersion = (root: string, git: Git, ref: string, message: string): Merged => {
  const base = git("merge-base", "HEAD", ref)
  const changedTo = (side: string, ...filter: string[]) =>
    linesOf(git("diff", "--name-only", "--no-renames", ...filter, base, side))
  const ours = new Set(changedTo("HEAD", "--diff-filter=AM"))
  const kept = ownersOf(
    git,
    changedTo(ref).filter((file) => ours.has(file)),
  )
  try {
    git("-c", "merge.ours.driver=true", "merge", "--no-commit", "--no-ff", "--quiet", "-m", message, ref)
  } catch (error) {
    // A merge with conflicts fails, too.
    if (unmerged(git).length === 0) throw error
  }
  const removed = unmerged(git).flatMap(({ code, file }) => (code === "DU" ? file : []))
  if (removed.length > 0) git("rm", "--quiet", "--", ...removed)
  const deleted = unmerged(git).flatMap(({ code, file }) => (code === "UD" ? file : []))
  const written = unmerged(git).flatMap(({ file }) => (generated.includes(file) ? file : []))
  if (written.length > 0) git("checkout", "--theirs", "--", ...written)
  const settled = [...ownersOf(git, deleted), ...written]
  if (settled.length > 0) git("add", "--", ...settled)
  const shipped = existsSync(`${root}/${shippedContentTest}`) ? [] : shippedTests(root)
  if (shipped.length > 0) git("rm", "--quiet", "--force", "--", ...shipped)
  const added = changedTo(ref, "--diff-filter=A").filter((file) => file.startsWith("data/") && !ours.has(file))
  return { kept, removed, added }
}

/** The files that the owner has to decide about. */
export const conflictsIn = (git: Git): Conflict[] =>
  unmerged(git).map(({ code, file }) => ({
    file,
    remedy:
      code === "UU" || code === "AA"
        ? `Both sides have changed it: edit it between <<<<<<< and >>>>>>>, or take one side (git checkout --ours, yours, or --theirs). Then: git add ${file}`
        : `One side has deleted or renamed it. Keep it: git add ${file}. Or not: git rm ${file}`,
  }))

import semver from "semver"
import { type Git, linesOf } from "./git"

/** The remote from which versions come, and where its tags are kept, apart from those of the owner. */
const remote = "product"
const refs = `refs/${remote}/`

/** The reference of a version. */
export const refOf = (version: string) => `${refs}${version}`

/** Fetches the versions of the product. */
const fetchVersions = (git: Git) => {
  if (!linesOf(git("remote")).includes(remote))
    throw new Error(
      `There is no remote ${remote}, from which versions come. Name it: git remote add ${remote} <address of the product>`,
    )
  git("fetch", "--quiet", "--no-tags", remote, `+refs/tags/v*:${refs}v*`)
}

const versionsIn = (git: Git, ...which: string[]) =>
  semver.rsort(
    linesOf(git("for-each-ref", "--format=%(refname)", ...which, refs))
      .map((ref) => ref.slice(refs.length))
      .filter((name) => semver.valid(name)),
  )

/**
 * Finds the version to take.
 * @param wanted its name, by default the latest that is no trial
 * @returns the version, and the one that the copy has; without `next` there is nothing to take
 * @throws Error if there is no such version, or the copy has no commit in common with it
 */
export const findVersion = (git: Git, wanted?: string) => {
  fetchVersions(git)
  const versions = versionsIn(git)
  const next = wanted ?? versions.find((name) => !semver.prerelease(name))
  if (!next || !versions.includes(next))
    throw new Error(`The product has no version ${next ?? "yet"}. It has: ${versions.join(", ") || "none"}.`)
  const [present] = versionsIn(git, "--merged", "HEAD")
  const isTaken = versionsIn(git, "--merged", "HEAD").includes(next)
  try {
    git("merge-base", "HEAD", refOf(next))
  } catch {
    throw new Error(
      `This copy shares no history with ${next}, so git cannot merge it. docs/upgrading.md says how a copy begins.`,
    )
  }
  return isTaken ? { present } : { present, next }
}

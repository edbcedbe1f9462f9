/** A package in npm's lock file. */
interface LockedPackage {
  version?: string
  integrity?: string
  /** An SPDX expression. */
  license?: string
  hasInstallScript?: boolean
  /** Whether it is a developer tool, or needed only by one. */
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The part of npm's lock file (version 3) with the packages, by folder; the project's own is "". */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

/** The name of the package in a folder. */
export const nameIn = (folder: string) => folder.split("node_modules/").at(-1) ?? folder

/**
 * The folder in which a package finds another: below its own, or below one around it.
 * @param owner the folder of the package that needs it
 * @returns undefined if the lock file has no such package
 */
export const folderOf = (lock: LockFile, owner: string, name: string): string | undefined => {
  const folder = `${owner ? `${owner}/` : ""}node_modules/${name}`
  if (lock.packages[folder]) return folder
  const outer = owner.slice(0, Math.max(0, owner.lastIndexOf("node_modules/"))).replace(/\/$/, "")
  return owner === "" ? undefined : folderOf(lock, outer, name)
}

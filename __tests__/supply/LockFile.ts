/** A package in npm's lock file. */
interface LockedPackage {
  version?: string
  integrity?: string
  /** An SPDX expression. */
  license?: string
  /** Whether it is a developer tool, or needed only by one. */
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
}

/** The part of npm's lock file (version 3) with the packages, by folder; the project's own is "". */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

/** The name of the package in a folder. */
export const nameIn = (folder: string) => folder.split("node_modules/").at(-1) ?? folder

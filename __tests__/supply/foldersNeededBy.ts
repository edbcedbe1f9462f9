import { folderOf, type LockFile } from "./LockFile"

/**
 * The folders of packages of the project and all their run-time dependencies.
 * @param names the packages to start from, in the project's own node_modules
 */
export const foldersNeededBy = (lock: LockFile, names: readonly string[]): ReadonlySet<string> => {
  const needed = new Set<string>()
  const add = (owner: string, name: string) => {
    const folder = folderOf(lock, owner, name)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    for (const other of Object.keys(lock.packages[folder]?.dependencies ?? {})) add(folder, other)
  }
  for (const name of names) add("", name)
  return needed
}

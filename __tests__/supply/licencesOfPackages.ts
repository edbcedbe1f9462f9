import { readFileSync } from "node:fs"
import { cmsPackage } from "../../src/gatsby-node/admin/adminPage"
import { type LockFile, nameIn } from "./LockFile"

/** A package used by the site or its build. */
export interface Licensed {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
}

/** Packages older than the SPDX field, with licences from their licence files. */
const inLicenceFiles: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
}

/**
 * The folder in which a package finds another: below its own, or below one around it.
 * @param owner the folder of the package that needs it
 * @returns undefined if the lock file has no such package
 */
const folderOf = (lock: LockFile, owner: string, name: string): string | undefined => {
  const folder = `${owner ? `${owner}/` : ""}node_modules/${name}`
  if (lock.packages[folder]) return folder
  const outer = owner.slice(0, Math.max(0, owner.lastIndexOf("node_modules/"))).replace(/\/$/, "")
  return owner === "" ? undefined : folderOf(lock, outer, name)
}

/**
 * The folders of packages of the project and all their run-time dependencies.
 * @param names the packages to start from, in the project's own node_modules
 */
const foldersNeededBy = (lock: LockFile, names: readonly string[]): ReadonlySet<string> => {
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

/**
 * The licences of all packages that the site is built with or publishes, including the editing page's. Other developer
 * tools are left out.
 * @param file the lock file
 */
export const licencesOfPackages = (file = "package-lock.json"): Licensed[] => {
  const lock = JSON.parse(readFileSync(file, "utf8")) as LockFile
  const published = foldersNeededBy(lock, [cmsPackage])
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== "" && (!dev || published.has(folder)))
    .map(([folder, { version = "", license }]) => {
      const name = nameIn(folder)
      return { name, version, licence: license ?? inLicenceFiles[name] ?? "unknown" }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

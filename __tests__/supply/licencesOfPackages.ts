import { readFileSync } from "node:fs"
import { cmsPackage } from "../../src/gatsby-node/admin/adminPage"
import { foldersNeededBy } from "./foldersNeededBy"
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

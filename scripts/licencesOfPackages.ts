import { readFileSync } from "node:fs"

/** A package that the site, or its build, is made with. */
export interface Licensed {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
}

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean }>>
}

/** Packages from before the field was a name; read in their licence files. */
const inLicenceFiles: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
}

/**
 * The licences of all packages that are more than tools of the workshop, from the lock file.
 * @param file the lock file
 */
export const licencesOfPackages = (file = "package-lock.json"): Licensed[] =>
  Object.entries((JSON.parse(readFileSync(file, "utf8")) as Lock).packages)
    .filter(([folder, { dev }]) => folder !== "" && !dev)
    .map(([folder, { version = "", license }]) => {
      const name = folder.split("node_modules/").at(-1) ?? folder
      return { name, version, licence: license ?? inLicenceFiles[name] ?? "unknown" }
    })
    .sort((a, b) => a.name.localeCompare(b.name))

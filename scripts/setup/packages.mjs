import { readFileSync } from "node:fs"
import { run } from "./run.mjs"

/** @returns {Record<string, { version?: string, optional?: boolean }>} the packages a lock file names, by folder */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * Whether node_modules matches the lock file.
 * Compares versions, not modification times, which a checkout or a copy changes.
 * @param {string} root the project's folder
 */
export const packagesAreInstalled = (root) => {
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`)
  return Object.entries(packagesOf(`${root}/package-lock.json`)).every(([folder, { version, optional }]) => {
    if (folder === "") return true
    // Packages for other systems are optional and may be absent.
    return installed[folder] ? installed[folder].version === version : optional === true
  })
}

/**
 * Installs the packages of the lock file if they are missing or have other versions.
 * @param {string} root the project's folder
 * @returns {Promise<number>} 0 if all are installed
 */
export const installPackages = async (root) => {
  if (packagesAreInstalled(root)) return 0
  const { length } = Object.keys(packagesOf(`${root}/package-lock.json`))
  console.info(`Packages: installing ${length} …`)
  return run("npm", ["ci", "--include=dev", "--loglevel=error"])
}

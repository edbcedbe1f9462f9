import { readFileSync } from "node:fs"
import { oneAtATime } from "./oneAtATime.mjs"
import { run } from "./run.mjs"

/** @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} the packages a lock file names, by folder */
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
 * @param {boolean} [withDevelopers] whether the packages that only tests and checks need count, too
 */
export const packagesAreInstalled = (root, withDevelopers = true) => {
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`)
  return Object.entries(packagesOf(`${root}/package-lock.json`)).every(([folder, { version, optional, dev }]) => {
    if (folder === "" || (dev && !withDevelopers)) return true
    // Packages for other systems are optional and may be absent.
    return installed[folder] ? installed[folder].version === version : optional === true
  })
}

/**
 * Runs npm with what it has kept of the registry's answers, without asking whether they are still true, which is a third
 * of its work: the lock file fixes versions and hashes. Answers that are older than a version make it fail; then it asks.
 * @param {string[]} words
 */
const npm = async (...words) =>
  (await run("npm", [...words, "--prefer-offline", "--loglevel=silent"])) && run("npm", [...words, "--loglevel=error"])

/**
 * Installs the packages of the lock file that are missing or have other versions.
 * @param {string} root the project's folder
 * @param {boolean} [withDevelopers] false leaves out those that only tests, checks and the editing page need
 * @returns {Promise<number>} 0 if all are installed
 */
export const installPackages = (root, withDevelopers = true) =>
  oneAtATime(root, async () => {
    if (packagesAreInstalled(root, withDevelopers)) return 0
    if (withDevelopers && packagesAreInstalled(root, false)) {
      console.info("Packages: installing those for tests, checks and the editing page …")
      // Adds what is missing, while `npm ci` would begin by deleting all.
      return npm("install", "--include=dev", "--no-save")
    }
    console.info("Packages: installing …")
    return npm("ci", withDevelopers ? "--include=dev" : "--omit=dev")
  })

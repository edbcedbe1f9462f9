import { readFileSync, writeFileSync } from "node:fs"
import type { LockFile } from "./lock/LockFile"
import { missingPlatforms } from "./lock/missingPlatforms"

/**
 * `npm run lock`, after every `npm install`: writes the packages of other platforms into the lock file.
 * A registry that does not carry all of them makes npm leave them out, and `npm ci` refuses such a file everywhere.
 */
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile
const packages = { ...lock.packages, ...missingPlatforms(lock) }
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync("package-lock.json", `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)

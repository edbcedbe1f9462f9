import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { digestOfFiles } from "./digestOfFiles.mjs"

/** The digest of the last good build's inputs; Gatsby deletes it with the cache. */
const stamp = ".cache/built-from"

/** Folders and files of the project that a build reads. */
const inputs = /^(?:data|src|static|scripts|gatsby-.*|package.*\.json|postcss\.config\.mjs|tsconfig\.json|\.env\..*)$/

/** Files among these that a build writes. */
const derived = /^(?:data\/\.schema|src\/styles\/fonts|src\/gatsby-types\.d\.ts)/

/** Environment variables that a build reads, except those for its log. */
const variables = /^(?:SITE_URL|GATSBY_(?!LOGGER$|TELEMETRY_DISABLED$).*)$/

/** Hash of all inputs of a build: content of files, settings, Node, and the day, on which openings close. */
export const digestOfInputs = () => {
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name))
  const day = new Date().toISOString().slice(0, 10)
  const names = readdirSync(".").filter((name) => inputs.test(name))
  const besides = JSON.stringify([process.version, day, settings.sort()])
  return digestOfFiles(names, { besides, isCounted: (file) => !derived.test(file) })
}

/** @param {string} digest the hash of the inputs of a build that has succeeded */
export const writeStamp = (digest) => {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

/** Call it before public/ is changed, which then differs from the last build. */
export const removeStamp = () => rmSync(stamp, { force: true })

/** Whether public/ is up to date. */
export const isBuilt = () =>
  existsSync("public/index.html") && existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfInputs()

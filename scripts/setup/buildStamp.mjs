import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { digestOfFiles } from "./digestOfFiles.mjs"

/** What the last good build was made from; with the cache it is thrown away. */
const stamp = ".cache/built-from"

/** Folders and files of the project that a build reads. */
const inputs = /^(?:data|src|static|scripts|gatsby-.*|package.*\.json|postcss\.config\.mjs|tsconfig\.json|\.env\..*)$/

/** What a build writes into them. */
const derived = /^(?:data\/\.schema|src\/styles\/fonts|src\/gatsby-types\.d\.ts)/

/** Variables that a build reads, but for those that say how it reports. */
const variables = /^(?:SITE_URL|GATSBY_(?!LOGGER$|TELEMETRY_DISABLED$).*)$/

/** Names what a build made now would be made from: content of files, settings, Node, and the day, on which openings close. */
export const digestOfInputs = () => {
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name))
  const day = new Date().toISOString().slice(0, 10)
  const names = readdirSync(".").filter((name) => inputs.test(name))
  const besides = JSON.stringify([process.version, day, settings.sort()])
  return digestOfFiles(names, { besides, isCounted: (file) => !derived.test(file) })
}

/** @param {string} digest what a build that has ended well was made from */
export const writeStamp = (digest) => {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

/** Before Gatsby runs: from then on public/ is not what the last build made. */
export const removeStamp = () => rmSync(stamp, { force: true })

/** Whether public/ is what a build would make. */
export const isBuilt = () =>
  existsSync("public/index.html") && existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfInputs()

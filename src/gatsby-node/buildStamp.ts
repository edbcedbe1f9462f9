import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { entriesBelow } from "../content/pathsBelow"
import { today } from "../content/today"
import { attempt, digestOf } from "./digestOf"

/**
 * What is known about the last build: the digest of the code that filled Gatsby's cache, whether that build is under
 * way, or the digest of all its inputs. The name begins with a dot because Gatsby, before it fills a new cache, deletes
 * all other files in it.
 */
const stamp = ".cache/.stamp.json"

/** The files of this project that gatsby-config and gatsby-node load. Gatsby itself watches only these two. */
const codeOfHooks = () => {
  const { metafile } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: [
      "gatsby-config.js",
      "gatsby-node.js",
      "src/gatsby-node/gatsbyConfig.ts",
      "src/gatsby-node/gatsbyNode.ts",
    ],
    bundle: true,
    packages: "external",
    platform: "node",
    metafile: true,
    write: false,
    outdir: ".cache",
  })
  return Object.keys(metafile.inputs)
}

/** Folders and files of the project that a build reads. */
const inputs = /^(?:src|static|scripts|\.babelrc\.js|gatsby-.*|package.*\.json|tsconfig\.json|\.env\..*)$/

/** Files among these that a build or another command writes, and does not read as content. */
const derived = /^(?:data\/\.|src\/styles\/fonts|src\/gatsby-types\.d\.ts)/

/** Environment variables that a build reads, except those for its log. */
const variables = /^(?:SITE_URL|GATSBY_(?!LOGGER$|TELEMETRY_DISABLED$).*)$/

interface Stamp {
  code?: string
  isUnderWay?: boolean
  inputs?: string
  hasTypes?: boolean
}

/** The stamp; nothing is known without one that is whole. */
const read = (): Stamp => {
  try {
    return { ...JSON.parse(readFileSync(stamp, "utf8")) }
  } catch {
    return {}
  }
}

const write = (known: Stamp) => {
  mkdirSync(path.dirname(stamp), { recursive: true })
  // Renamed, so that a computer that is switched off leaves either stamp whole.
  writeFileSync(`${stamp}.new`, JSON.stringify(known), { flush: true })
  renameSync(`${stamp}.new`, stamp)
}

/** Hash of all inputs of a build: content of files, settings, Node, and the day, on which entries are published and openings close. */
export const digestOfInputs = () => {
  const settings = Object.entries(process.env).filter(([name]) => variables.test(name))
  // The check refuses links that lead out of data, and what they lead to may be without end.
  const below = attempt(() => entriesBelow("data"), [])
  const links = below.filter(({ leadsOut }) => leadsOut).map((link) => link.path)
  const files = below.filter(({ entry, leadsOut }) => !leadsOut && !entry.isDirectory())
  const besides = JSON.stringify([process.version, today(), settings.sort(), links.sort()])
  const names = readdirSync(".").filter((name) => inputs.test(name))
  return digestOf([...names, ...files.map((file) => `data/${file.path}`)], besides, derived)
}

/**
 * Call it before Gatsby runs. Discards the output of a build that was interrupted, failed, or was made by different
 * code, since later builds would publish parts of it.
 */
export const startBuild = () => {
  // Gatsby's cache contains absolute paths, which are wrong after the folder was moved or copied.
  const code = digestOf([...codeOfHooks(), "package-lock.json"], process.cwd())
  const before = read()
  const reason = before.isUnderWay
    ? "The last build did not finish properly"
    : existsSync(".cache") &&
      before.code !== code &&
      "The code that reads the content or the project's folder has changed, or is unknown"
  if (reason) {
    console.info(`${reason}: everything will be rebuilt.`)
    for (const name of [".cache", "public"]) rmSync(name, { recursive: true, force: true })
  }
  write({ code })
}

/** Call it once the data are checked: from now on, only a finished build may be reused. */
export const markUnderWay = () => write({ ...read(), isUnderWay: true })

/**
 * @param digest the hash of the inputs of a finished build; without it, it is not served as up to date
 * @param hasTypes whether it has written the types of its queries
 */
export const markFinished = (digest?: string, hasTypes = false) =>
  write({ code: read().code, inputs: digest, hasTypes })

/**
 * Whether public/ is up to date.
 * @param withTypes whether the types of the build's queries must be there, too
 */
export const isBuilt = (withTypes = false) => {
  const { inputs, hasTypes } = read()
  return existsSync("public/index.html") && (hasTypes || !withTypes) && inputs === digestOfInputs()
}

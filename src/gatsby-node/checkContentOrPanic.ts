import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { Reporter } from "gatsby"
import { type CheckCache, checkChanges } from "../content/checkChanges"
import { formatIssues } from "../content/issue"
import { publishedContent } from "../content/publishedContent"
import { temporaryFilesReport } from "../content/temporaryFiles"
import { buildDay } from "./buildDay"
import { markUnderWay } from "./buildStamp"
import { colourPictures } from "./colours/colourPictures"
import { contentFolder } from "./contentFolder"
import { mirrorFolder } from "./mirrorFolder"

/** The check cache (`checkChanges`); Gatsby deletes it with its own. */
const folder = ".cache"
const cacheFile = `${folder}/check-cache.json`

/** The check cache; undefined if it is missing or incomplete. */
const readCheckCache = () => {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as CheckCache
  } catch {
    return undefined
  }
}

let cache: CheckCache | undefined

/**
 * Ends the build with a report if the data have issues, before anything else is done; otherwise updates the folder that
 * Gatsby reads.
 */
export const checkContentOrPanic = async (reporter: Reporter) => {
  const result = checkChanges(process.cwd(), readCheckCache())
  if (result.issues.length > 0)
    reporter.panic(`The data have issues; nothing was built.\n\n${formatIssues(result.issues)}`)
  const passedOver = temporaryFilesReport(process.cwd())
  if (passedOver !== "") reporter.info(passedOver)
  cache = result.cache
  const published = publishedContent(process.cwd(), false, buildDay())
  if (published.issues.length > 0)
    reporter.panic(`Some of the data are unfinished; nothing was built.\n\n${formatIssues(published.issues)}`)
  if (published.report !== "") reporter.warn(published.report)
  mirrorFolder("data", contentFolder, published, await colourPictures(process.cwd()))
  markUnderWay()
}

/** Stores the check cache. Call it after Gatsby has set up its cache, which may delete the folder. */
export const writeCheckCache = () => {
  if (!cache) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(cache))
}

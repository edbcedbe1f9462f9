import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { Reporter } from "gatsby"
import { checkChanges, type GoodData } from "../content/checkChanges"
import { formatIssues } from "../content/issue"
import { publishedContent } from "../content/publishedContent"
import { temporaryFilesReport } from "../content/temporaryFiles"
import { markUnderWay } from "./buildStamp"
import { contentFolder } from "./contentFolder"
import { mirrorFolder } from "./mirrorFolder"

/** Where data about the last good content are kept between builds; Gatsby deletes it with the cache. */
const folder = ".cache"
const memory = `${folder}/good-data.json`

/** The stored data of the last good content; undefined if they are missing or incomplete. */
const readGoodData = () => {
  try {
    return JSON.parse(readFileSync(memory, "utf8")) as GoodData
  } catch {
    return undefined
  }
}

let good: GoodData | undefined

/**
 * Ends the build with a report if the data have issues, before anything else is done; otherwise updates the folder that
 * Gatsby reads.
 */
export const checkContentOrPanic = (reporter: Reporter) => {
  const result = checkChanges(process.cwd(), readGoodData())
  if (result.issues.length > 0)
    reporter.panic(`The data have issues; nothing was built.\n\n${formatIssues(result.issues)}`)
  const passedOver = temporaryFilesReport(process.cwd())
  if (passedOver !== "") reporter.info(passedOver)
  good = result.good
  const published = publishedContent(process.cwd(), false)
  if (published.issues.length > 0)
    reporter.panic(`Some of the data are unfinished; nothing was built.\n\n${formatIssues(published.issues)}`)
  if (published.report !== "") reporter.warn(published.report)
  mirrorFolder("data", contentFolder, published)
  markUnderWay()
}

/** Stores the data of the last good content. Call it after Gatsby has set up its cache, which may delete the folder. */
export const writeGoodData = () => {
  if (!good) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(memory, JSON.stringify(good))
}

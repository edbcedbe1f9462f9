import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import type { Reporter } from "gatsby"
import { checkChanges, type GoodData } from "../content/checkChanges"
import { formatIssues } from "../content/issue"
import { publishedContent } from "../content/publishedContent"
import { temporaryFilesReport } from "../content/temporaryFiles"
import { contentFolder } from "./contentFolder"
import { digestOfSources } from "./digestOfSources"
import { mirrorFolder } from "./preview/mirrorFolder"

/** Where what is known of good data is kept between builds; with the cache it is thrown away. */
const folder = ".cache"
const memory = `${folder}/good-data.json`

/** What is known of the last good data; nothing where it was never written, or only in part. */
const readGoodData = () => {
  try {
    return JSON.parse(readFileSync(memory, "utf8")) as GoodData
  } catch {
    return undefined
  }
}

/** Tells a later build that this one has not ended; scripts/build.mjs takes it away (scripts/setup/staleBuild.mjs). */
const buildMarker = ".build-under-way"

let good: GoodData | undefined

/**
 * Ends the build with a report where the data have issues, before anything else is done, and otherwise brings the folder
 * that Gatsby reads up to date with what is to be published.
 */
export const checkContentOrPanic = (reporter: Reporter) => {
  const rules = digestOfSources(
    "src/content",
    "src/forms/formTables.ts",
    "src/links/anchors.ts",
    "src/site/entryPaths.ts",
  )
  const result = checkChanges(process.cwd(), rules, readGoodData())
  if (result.issues.length > 0)
    reporter.panic(`The data have issues; nothing was built.\n\n${formatIssues(result.issues)}`)
  const passedOver = temporaryFilesReport(process.cwd())
  if (passedOver !== "") reporter.info(passedOver)
  good = result.good
  const published = publishedContent(process.cwd(), false)
  if (published.issues.length > 0)
    reporter.panic(`The data are not finished; nothing was built.\n\n${formatIssues(published.issues)}`)
  if (published.report !== "") reporter.warn(published.report)
  mirrorFolder("data", contentFolder, published)
  writeFileSync(buildMarker, "")
}

/** Writes down what was found good, once Gatsby has set up its cache: what stood there before, it may have thrown away. */
export const writeGoodData = () => {
  if (!good) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(memory, JSON.stringify(good))
}

import { isHidden } from "../src/content/isHidden"
import type { Issue } from "../src/content/issue"
import { publishedContent } from "../src/content/publishedContent"
import { unwritten } from "../src/content/unfinished"
import { pathInData } from "../src/content/withoutEntries"
import { printIssues } from "./printIssues"
import { checkQuality } from "./quality/checkQuality"
import { checkSpelling } from "./quality/checkSpelling"
import { figuresOf, formatFigures } from "./quality/figures"
import { checkOwnShare, isMeasured, measurePages } from "./quality/ownShare"
import { type Page, readCopy } from "./quality/readCopy"
import { isWritten, written } from "./quality/written"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

const root = process.cwd()
/** How many files a line names. */
const NAMED = 10

const strict = process.argv.includes("--strict")

/** Checks the quality of the copy: prints what must be fixed, what an editor should look at, and the measured figures. */
const checkCopy = () => {
  const pages = readCopy(root)
  const found = checkQuality(pages)
  const built = measurePages(pages.filter(isMeasured), `${root}/public`)
  // An unpublished entry is still being written, so its mistakes do not fail the check.
  const { unpublished } = publishedContent(root, false)
  const isUnpublished = ({ file }: Issue) => unpublished.has(pathInData(file))
  const issues = found.issues.filter((issue) => !isUnpublished(issue))
  const warnings = [
    ...found.warnings,
    ...checkOwnShare(built),
    ...checkSpelling(root),
    ...found.issues.filter((issue) => isUnpublished(issue) && !issue.found?.includes(unwritten)),
  ]
  if (issues.length > 0) printIssues("content", "To be fixed: ", issues)
  else if (warnings.length === 0) console.info(`The copy of all ${pages.length} data files has no issues.`)
  else console.info(`Nothing in the copy must be fixed; see the warnings below (${warnings.length}).`)
  if (warnings.length > 0) printIssues("content-warnings", "\n", warnings, "warning")
  const files = (isListed: (page: Page) => boolean) => {
    const names = pages.filter(isListed).map(({ file }) => file)
    return `${names.slice(0, NAMED).join(", ")}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ""}`
  }
  const isBegun = (page: Page) => !isWritten(page)
  if (pages.some(isBegun)) console.info(`\nStill to be written (${unwritten}), and not judged: ${files(isBegun)}.`)
  const isHiddenPage = ({ value }: Page) => isHidden(value)
  if (pages.some(isHiddenPage)) console.info(`\nHidden, so that no list or search shows them: ${files(isHiddenPage)}.`)
  console.info(`\n${formatFigures(figuresOf(pages.map(written), built))}`)
  if (issues.length > 0 || (strict && warnings.length > 0)) process.exitCode = 1
}

/**
 * `npm run check:content`: checks all data, then the quality of the copy. Matters of judgement are printed as warnings
 * and fail only with `-- --strict`.
 */
void runCommand(() => {
  requireGoodData(root)
  checkCopy()
})

import { checkContent } from "../src/content/checkContent"
import { isHidden } from "../src/content/isHidden"
import { formatIssues, type Issue } from "../src/content/issue"
import { publishedContent } from "../src/content/publishedContent"
import { pathInData } from "../src/content/withoutEntries"
import { checkQuality } from "./quality/checkQuality"
import { checkSpelling } from "./quality/checkSpelling"
import { figuresOf, formatFigures } from "./quality/figures"
import { checkOwnShare, isMeasured, measurePages } from "./quality/ownShare"
import { readCopy } from "./quality/readCopy"

const root = process.cwd()
const strict = process.argv.includes("--strict")

/** Checks the quality of the copy, and prints the measured figures. */
const checkCopy = () => {
  const pages = readCopy(root)
  const found = checkQuality(pages)
  const built = measurePages(pages.filter(isMeasured), `${root}/public`)
  // An unpublished entry is still being written, so its placeholders do not fail the check.
  const { unpublished } = publishedContent(root, false)
  const isUnpublished = ({ file }: Issue) => unpublished.has(pathInData(file))
  const issues = found.issues.filter((issue) => !isUnpublished(issue))
  const warnings = [
    ...found.warnings,
    ...checkOwnShare(built),
    ...checkSpelling(root),
    ...found.issues.filter(isUnpublished),
  ]

  console.info(`${formatFigures(figuresOf(pages, built))}\n`)
  const hidden = pages.filter(({ value }) => isHidden(value)).map(({ file }) => file)
  if (hidden.length > 0) console.info(`Hidden, so that no list or search shows them: ${hidden.join(", ")}.\n`)
  if (warnings.length > 0) console.warn(`${formatIssues(warnings, "warning")}\n`)
  if (issues.length > 0) console.error(formatIssues(issues))
  else if (warnings.length === 0) console.info(`The copy of all ${pages.length} data files has no issues.`)
  else console.info(`Nothing in the copy must be fixed; see the warnings above (${warnings.length}).`)
  if (issues.length > 0 || (strict && warnings.length > 0)) process.exitCode = 1
}

/**
 * `npm run check:content`: checks all data, then the quality of the copy. Matters of judgement are printed as warnings
 * and fail only with `-- --strict`.
 */
const invalid = checkContent(root)
if (invalid.length > 0) {
  console.error(`The data have issues; fix them first.\n\n${formatIssues(invalid)}`)
  process.exitCode = 1
} else checkCopy()

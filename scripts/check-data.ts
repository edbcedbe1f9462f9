import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"
import { temporaryFilesReport } from "../src/content/temporaryFiles"

const issues = checkContent(process.cwd())
const passedOver = issues.length > 0 ? "" : temporaryFilesReport(process.cwd())
if (passedOver !== "") console.info(passedOver)
if (issues.length > 0) {
  console.error(formatIssues(issues))
  process.exitCode = 1
} else console.info("The data files have no issues.")

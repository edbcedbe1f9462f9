import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"
import { temporaryFilesReport } from "../src/content/temporaryFiles"
import { runCommand } from "../tools/runCommand"

/** `npm run check:data`: validates all data files. */
void runCommand(() => {
  const issues = checkContent(process.cwd())
  if (issues.length > 0) throw new Error(formatIssues(issues))
  const passedOver = temporaryFilesReport(process.cwd())
  if (passedOver !== "") console.info(passedOver)
  console.info("The data files have no issues.")
})

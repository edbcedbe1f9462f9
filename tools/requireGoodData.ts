import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"

/**
 * Makes sure that the data are good, so that a command is not blamed for what was wrong before.
 * @param root the folder that holds `data/`
 * @throws Error with all issues
 */
export const requireGoodData = (root: string) => {
  const issues = checkContent(root)
  if (issues.length > 0) throw new Error(`The data have issues; fix them first.\n\n${formatIssues(issues)}`)
}

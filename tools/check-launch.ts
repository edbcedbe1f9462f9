import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"
import { loadEnvironment } from "../src/hosting/settings/loadEnvironment"
import { settingIssues } from "../src/hosting/settings/settingIssues"
import { checkLaunch } from "./launch/checkLaunch"
import { isPurged } from "./launch/checkLeads"

/** `npm run check:launch`: lists remaining samples and placeholders, with file, line and what to do. */
const check = async () => {
  loadEnvironment("production")
  const root = process.cwd()
  const issues = checkContent(root)
  const points =
    issues.length > 0
      ? []
      : checkLaunch(root, process.env, settingIssues().length === 0 && (await isPurged(root, process.env)))

  if (issues.length > 0) console.error(`The data have issues; fix them first.\n\n${formatIssues(issues)}`)
  else if (points.length > 0) console.error(formatIssues(points, "open item"))
  else console.info("No samples or placeholders are left. README.md lists what no command can check.")
  if (issues.length > 0 || points.length > 0) process.exitCode = 1
}

void check()

import { formatIssues } from "../src/content/issue"
import { loadEnvironment } from "../src/hosting/settings/loadEnvironment"
import { settingIssues } from "../src/hosting/settings/settingIssues"
import { checkLaunch } from "./launch/checkLaunch"
import { isPurged } from "./launch/checkLeads"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

/** `npm run check:launch`: lists remaining samples and placeholders, with file, line and what to do. */
const check = async () => {
  loadEnvironment("production")
  const root = process.cwd()
  requireGoodData(root)
  const points = checkLaunch(root, process.env, settingIssues().length === 0 && (await isPurged(root, process.env)))
  if (points.length === 0)
    return console.info("No samples or placeholders are left. README.md lists what no command can check.")
  console.error(formatIssues(points, "open item"))
  process.exitCode = 1
}

void runCommand(check)

import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { checkContent } from "../src/content/checkContent"
import { formatIssues } from "../src/content/issue"
import { checkLaunch } from "./launch/checkLaunch"

/** `npm run check:launch`: lists remaining samples and placeholders, with file, line and what to do. */
const root = process.cwd()
const settings = `${root}/.env.production`
const environment = { ...(existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")) : {}), ...process.env }
const issues = checkContent(root)
const points = issues.length > 0 ? [] : checkLaunch(root, environment)

if (issues.length > 0) console.error(`The data have issues; fix them first.\n\n${formatIssues(issues)}`)
else if (points.length > 0) console.error(formatIssues(points, "open item"))
else console.info("No samples or placeholders are left. README.md lists what no command can check.")
if (issues.length > 0 || points.length > 0) process.exitCode = 1

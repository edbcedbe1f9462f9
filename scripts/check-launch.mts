import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { checkContent } from "../src/content/checkContent"
import { formatFaults } from "../src/content/fault"
import { checkLaunch } from "../src/content/launch/checkLaunch"

/** `npm run check:launch`: what is still a sample or a placeholder, with file, line and what to do. */
const root = process.cwd()
const settings = `${root}/.env.production`
const environment = { ...(existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")) : {}), ...process.env }
const faults = checkContent(root)
const points = faults.length > 0 ? [] : checkLaunch(root, environment)

if (faults.length > 0) console.error(`The data have faults; correct them first.\n\n${formatFaults(faults)}`)
else if (points.length > 0) console.error(formatFaults(points, "open point"))
else console.info("Nothing is left that is a sample or a placeholder. README.md says what no command can know.")
if (faults.length > 0 || points.length > 0) process.exitCode = 1

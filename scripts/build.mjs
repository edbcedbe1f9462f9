import { memoryEnvironment } from "./setup/memoryEnvironment.mjs"
import { run } from "./setup/run.mjs"

/** The second half of `npm run build`: Gatsby's build, with settings that only a new process takes. */
const gatsby = "node_modules/gatsby/cli.js"
process.exit(await run(process.execPath, [gatsby, "build", ...process.argv.slice(2)], memoryEnvironment))

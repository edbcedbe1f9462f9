import { rmSync } from "node:fs"
import { buildEnvironment } from "./setup/buildEnvironment.mjs"
import { digestOfInputs, removeStamp, writeStamp } from "./setup/buildStamp.mjs"
import { stepReporter } from "./setup/reportSteps.mjs"
import { run } from "./setup/run.mjs"
import { buildNote, discardStaleBuild, writeCodeStamp } from "./setup/staleBuild.mjs"

/** The second half of `npm run build`: Gatsby's build, with settings that only a new process takes. */
discardStaleBuild()
removeStamp()
const digest = digestOfInputs()
const gatsby = "node_modules/gatsby/cli.js"
const code = await run(
  process.execPath,
  [gatsby, "build", ...process.argv.slice(2)],
  { ...buildEnvironment(), GATSBY_LOGGER: "json" },
  stepReporter(console.info),
)
if (code === 0) {
  rmSync(buildNote, { force: true })
  writeStamp(digest)
  writeCodeStamp()
}
process.exit(code)

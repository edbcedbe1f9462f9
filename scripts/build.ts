import { digestOfInputs, markFinished, startBuild } from "../src/gatsby-node/buildStamp"
import { buildEnvironment } from "./setup/buildEnvironment"
import { oneAtATime } from "./setup/oneAtATime.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"
import { stepReporter } from "./setup/reportSteps.mjs"
import { run } from "./setup/run.mjs"

/** The second half of `npm run build`: runs Gatsby's build in a new process, where all settings take effect. */
const gatsby = "node_modules/gatsby/cli.js"

const build = async () => {
  startBuild()
  // Computed before the build, so that edits made while it runs do not count as built.
  const digest = digestOfInputs()
  const code = await run(
    process.execPath,
    [gatsby, "build", ...process.argv.slice(2)],
    { ...buildEnvironment(), GATSBY_LOGGER: "json" },
    stepReporter(console.info),
  )
  if (code === 0) markFinished(digest)
  return code
}

refuseFolder(process.cwd())
void oneAtATime(process.cwd(), build).then((code) => process.exit(code))

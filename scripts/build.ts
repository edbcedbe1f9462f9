import { digestOfInputs, markFinished, startBuild } from "../src/gatsby-node/buildStamp"
import { writeUsedTypes } from "../src/gatsby-node/writeTypes"
import { buildEnvironment } from "./setup/buildEnvironment"
import { hasEditor } from "./setup/hasEditor.mjs"
import { oneAtATime } from "./setup/oneAtATime.mjs"
import { installPackages } from "./setup/packages.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"
import { stepReporter } from "./setup/reportSteps.mjs"
import { run } from "./setup/run.mjs"

/** The second half of `npm run build`: runs Gatsby's build in a new process, where all settings take effect. */
const gatsby = "node_modules/gatsby/cli.js"

const build = async () => {
  const environment = buildEnvironment()
  startBuild()
  // Computed before the build, so that edits made while it runs do not count as built.
  const digest = digestOfInputs()
  const code = await run(
    process.execPath,
    [gatsby, "build", ...process.argv.slice(2)],
    { ...environment, GATSBY_LOGGER: "json" },
    stepReporter(console.info),
  )
  if (code !== 0) return code
  const hasTypes = environment.TYPEGEN === "on"
  markFinished(digest, hasTypes)
  if (hasTypes) writeUsedTypes()
  return code
}

/** Installs what the build needs besides the packages of `npm start`: the editing page. */
const installEditor = () => (hasEditor() ? installPackages(process.cwd()) : Promise.resolve(0))

refuseFolder(process.cwd())
void installEditor()
  .then((missing) => missing || oneAtATime(process.cwd(), build))
  .then((code) => process.exit(code))

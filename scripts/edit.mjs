import { freePort, portIn } from "./setup/freePort.mjs"
import { openBrowser } from "./setup/openBrowser.mjs"
import { installPackages } from "./setup/packages.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"
import { run } from "./setup/run.mjs"
import { whenAnswered } from "./setup/whenAnswered.mjs"

/** `npm run edit`: starts the live preview and opens the editing page. `BROWSER=none` opens nothing. */
const announce = async (site) => {
  await whenAnswered(`${site}/admin`)
  console.info(`\nEdit at ${site}/admin, and see the result at ${site}/ (Ctrl+C stops both).`)
  console.info("On the editing page, choose 'Work with Local Repository', and then the folder of this project.\n")
  openBrowser(`${site}/admin`)
}

refuseFolder(process.cwd())
const missing = await installPackages(process.cwd())
if (missing !== 0) process.exit(missing)
const port = await freePort(portIn(process.env.PORT || "8000"), "localhost")
const schemas = await run("npm", ["run", "--silent", "generate"])
if (schemas !== 0) process.exit(schemas)
// Loaded once the packages are there, since tsx is one of them.
const { startBuild } = await (await import("tsx/esm/api")).tsImport("../src/gatsby-node/buildStamp.ts", import.meta.url)
startBuild()
void announce(`http://localhost:${port}`)
// Pictures are made when a page asks for them. Otherwise, as `run` sets CI, Gatsby makes them in the background, and a
// page asks for a picture chosen anew before it is there. Queries keep running for all pages: if Gatsby runs those of a page
// when it is asked for, it forgets a save of the half second before.
const environment = { GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true", TYPEGEN: "off" }
// Exits with the preview, so that nothing keeps waiting if it could not start.
process.exit(
  await run(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], environment),
)

import { freePort, portIn } from "./setup/freePort.mjs"
import { hasEditor } from "./setup/hasEditor.mjs"
import { installPackages } from "./setup/packages.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"
import { run } from "./setup/run.mjs"
import { whenAnswered } from "./setup/whenAnswered.mjs"

/**
 * `npm start`: installs what is missing, builds the site if something has changed since the last build, serves it, and
 * prints its address.
 */
const stopOn = (code) => {
  if (code !== 0) process.exit(code)
}

const announce = async (address) => {
  await whenAnswered(address)
  console.info(`\nThe site is at ${address} (Ctrl+C stops it).\n`)
}

refuseFolder(process.cwd())
stopOn(await installPackages(process.cwd(), hasEditor()))
console.info("Packages: installed.")
// Loaded once the packages are there, since tsx is one of them.
const { tsImport } = await import("tsx/esm/api")
// Before the build, which takes long. Not loaded here, since the build would take them for its environment's.
const { wrongSettings } = await tsImport("../src/hosting/settings/loadSettings.ts", import.meta.url)
const wrong = wrongSettings(["build", "browser", "server"], "production")
if (wrong) console.error(wrong)
stopOn(wrong ? 1 : 0)
const { isBuilt } = await tsImport("../src/gatsby-node/buildStamp.ts", import.meta.url)
if (isBuilt()) console.info("Build: nothing has changed since the last one.")
else {
  console.info("Build: running. The first build takes a minute or more; later builds reuse what has not changed.")
  // With the types of its queries, so that `npm test` need not build it again.
  stopOn(await run("npm", ["run", "--silent", "build"], { TYPEGEN: "on" }))
}
const port = await freePort(portIn(process.env.PORT || "9000"), process.env.SERVER_HOST || "127.0.0.1")
void announce(`http://localhost:${port}/`)
// Started without npx, so that ending this program ends the server.
stopOn(await run(process.execPath, ["--import", "tsx", "scripts/serve.ts", "--port", String(port)]))

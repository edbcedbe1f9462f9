import { freePort } from "./setup/freePort.mjs"
import { installPackages } from "./setup/packages.mjs"
import { run } from "./setup/run.mjs"
import { whenAnswered } from "./setup/whenAnswered.mjs"

/** `npm start`: installs what is missing, builds the site, serves it, and prints its address. */
const stopOn = (code) => {
  if (code !== 0) process.exit(code)
}

const announce = async (address) => {
  await whenAnswered(address)
  console.info(`\nThe site is at ${address} (Ctrl+C ends it).\n`)
}

stopOn(await installPackages(process.cwd()))
stopOn(await run("npm", ["run", "build"]))
const port = await freePort(Number(process.env.PORT ?? 9000))
void announce(`http://localhost:${port}/`)
// Without npx between, ending this program ends the server.
stopOn(await run(process.execPath, ["--max-http-header-size=1048576", "scripts/serve.mjs", "--port", String(port)]))

import { existsSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { parseArgs } from "node:util"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { readSetting } from "../src/hosting/settings/readSetting"
import { outboxService } from "../src/server/outbox/outboxService"
import { siteServer } from "../src/server/siteServer"
import { portIn } from "./setup/freePort.mjs"

/**
 * `npm run serve`: serves the build and the built-in mail endpoint; `npm run serve -- dist` serves the published files.
 * It listens only on localhost, for a proxy on the same machine, unless `SERVER_HOST` sets another address.
 */
loadSettings("server")

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: "string", short: "H", default: readSetting("SERVER_HOST") },
    port: { type: "string", short: "p", default: process.env.PORT || "9000" },
  },
})
const [folder = "public"] = positionals
const { host } = values
const port = portIn(values.port)

/** Exits with one line that says what to do. */
const refuse = (line: string) => {
  console.error(line)
  process.exit(1)
}

if (!existsSync(`${folder}/index.html`))
  refuse(`There is no site in ${folder}/. Build it: npm run ${folder === "dist" ? "build:deploy" : "build"}`)

const server = siteServer(folder, outboxService())
server
  .once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error
    const next = port + 1
    refuse(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${next} npm run serve`)
  })
  .listen(port, host, () => {
    // With `--port 0` the system chooses a free one.
    const { port: used } = server.address() as AddressInfo
    console.info(`${folder}/ is at http://localhost:${used}/ (Ctrl+C stops it).`)
  })

import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { parseArgs } from "node:util"
import { isFree } from "./setup/freePort.mjs"

/**
 * `npm run serve`: Gatsby's server for the built site and the mail endpoint. It listens on this machine only, where a
 * proxy finds it and nobody else does, unless `SERVER_HOST` says otherwise. It is no other process, so who ends this one
 * ends it.
 */
const settings = ".env.production"
if (existsSync(settings)) process.loadEnvFile(settings)

const words = process.argv.slice(2)
const { host, port } = parseArgs({
  args: words,
  strict: false,
  options: {
    host: { type: "string", short: "H", default: process.env.SERVER_HOST || "127.0.0.1" },
    port: { type: "string", short: "p", default: process.env.PORT || "9000" },
  },
}).values

if (await isFree(Number(port))) {
  process.argv.splice(2, words.length, "serve", "--host", String(host), "--port", String(port))
  createRequire(import.meta.url)("gatsby/cli.js")
} else {
  console.error(
    `Port ${port} is in use. End the program that uses it, or choose another: PORT=${Number(port) + 1} npm run serve`,
  )
  process.exitCode = 1
}

import { existsSync } from "node:fs"
import { createRequire } from "node:module"

/**
 * `npm run serve`: Gatsby's server for the built site and the mail endpoint. It listens on this machine only, where a
 * proxy finds it and nobody else does, unless `SERVER_HOST` says otherwise. It is no other process, so who ends this one
 * ends it.
 */
const settings = ".env.production"
if (existsSync(settings)) process.loadEnvFile(settings)

const words = process.argv.slice(2)
const saysHost = words.some((word) => /^(?:-H|--host\b)/.test(word))
const host = saysHost ? [] : ["--host", process.env.SERVER_HOST || "127.0.0.1"]
process.argv.splice(2, words.length, "serve", ...host, ...words)
createRequire(import.meta.url)("gatsby/cli.js")

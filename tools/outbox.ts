/** `npm run outbox`: prints what the built-in mail endpoint has received. */
import { existsSync, readFileSync } from "node:fs"
import { loadEnvironment } from "../src/gatsby-node/loadEnvironment"
import { outboxFiles } from "../src/hosting/outbox/outboxFiles"
import { outboxSettings } from "../src/hosting/outbox/outboxSettings"
import { outboxTable } from "../src/hosting/outbox/outboxTable"
import { readOutbox } from "../src/hosting/outbox/readOutbox"

loadEnvironment("production")
const file = outboxFiles(outboxSettings().folder).entries
console.log(
  existsSync(file) ? outboxTable(readOutbox(readFileSync(file, "utf8"))) : `Nothing has been received yet (${file}).`,
)

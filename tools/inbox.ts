/** `npm run inbox`: what visitors have sent, in the owner's own browser. */
import type { AddressInfo } from "node:net"
import { parseArgs } from "node:util"
import { openBrowser } from "../scripts/setup/openBrowser.mjs"
import { today } from "../src/content/today"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { outboxDatabase } from "../src/server/database/outboxDatabase"
import { leadSettings } from "../src/server/outbox/leadSettings"
import { inboxServer } from "./inbox/inboxServer"
import { loadReport } from "./report/loadReport"
import { reportSheet } from "./report/reportSheet"
import { runCommand } from "./runCommand"

const usage = `npm run inbox

Serves what visitors have sent as pages for your own browser, at an address with a key that only this machine can reach, and
opens it (BROWSER=none does not). It ends with Ctrl+C, or after half an hour without use. PORT sets the port (9100). On a server:
ssh -L 9100:127.0.0.1:9100 <server>, then run it there and open the address here.`

/** After this time without a request it ends: the key should not be of use for longer than its owner. */
const IDLE_MS = 1_800_000

const main = async () => {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } })
  if (values.help) return console.info(usage)
  loadSettings("commands")
  const database = await outboxDatabase()
  const site = siteUrl()

  const pagesSheet = async () => {
    const day = today()
    const { report, ...told } = await loadReport({ root: process.cwd(), site, outbox: database, today: day })
    return reportSheet(report, { ...told, today: day, site, brand: readSite().brand })
  }

  const end = () => process.exit()
  const idle = setTimeout(end, IDLE_MS)
  const { server, key } = inboxServer({
    database,
    settings: leadSettings(process.env),
    pagesSheet,
    onRequest: () => idle.refresh(),
  })
  const wanted = Number(process.env.PORT || 9100)
  server.once("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${wanted} is in use. Choose another: PORT=${wanted + 1} npm run inbox`
        : error,
    )
    process.exit(1)
  })
  server.listen(wanted, "127.0.0.1", () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?key=${key}`
    console.info(`The inbox is at ${address} (Ctrl+C stops it).`)
    openBrowser(address)
  })
}

void runCommand(main)

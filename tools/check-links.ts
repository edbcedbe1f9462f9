/** `npm run check:links`: asks for every address of another site in the data, and tells what is new; `-- --all` tells all. */
import { parseArgs } from "node:util"
import { today } from "../src/content/today"
import { siteUrl } from "../src/gatsby-node/readSite"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { sender } from "./links/askLinks"
import { checkExternalLinks } from "./links/checkExternalLinks"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

const root = process.cwd()

/** Ends the command. @param code 1 for addresses that are gone, 2 if they cannot be asked for */
const stop = (message: string, code: 1 | 2) => {
  console.error(message)
  process.exitCode = code
}

const check = async () => {
  const { values } = parseArgs({ options: { all: { type: "boolean" } } })
  requireGoodData(root)
  loadSettings("commands")
  const site = siteUrl()
  const report = await checkExternalLinks({ root, site, send: sender(site), today: today(), all: values.all })
  if (!report) return stop("No site answered, so this computer is probably offline. Nothing was noted.", 2)
  if (report.isBroken) return stop(report.text, 1)
  console.info(report.text)
}

void runCommand(check, { code: 2 })

/** `npm run report:pages`: what each page brings, and which to change; `-- --help` says what it reads. */
import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { today } from "../src/content/today"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { existingDatabase } from "../src/server/database/outboxDatabase"
import { loadReport } from "./report/loadReport"
import { reportSheet } from "./report/reportSheet"
import { pagesTable, reportText } from "./report/reportText"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

const usage = `npm run report:pages -- [options]

  --search FILE   the pages of a Search Console export: Performance, last 3 months, Export, CSV, Pages.csv, in any language
  --queries FILE  what people searched for, from the same export: Queries.csv
  --counts FILE   pages.csv of an export of Plausible or Umami; without it, what this site's own server has counted
  --table         prints a row for each page, too, as npm run report:content does

Enquiries are counted in the outbox (OUTBOX_DIR). What is missing is left out.`

const root = process.cwd()
const folder = "reports"

const writeReport = async () => {
  const text = { type: "string" } as const
  const flag = { type: "boolean" } as const
  const { values } = parseArgs({ options: { search: text, queries: text, counts: text, table: flag, help: flag } })
  const { table, help, ...files } = values
  if (help) return console.info(usage)
  requireGoodData(root)
  loadSettings("commands")
  const day = today()
  const site = siteUrl()
  const { report, ...told } = await loadReport({ root, site, outbox: await existingDatabase(), ...files, today: day })
  const options = { ...told, today: day }
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/pages.html`, reportSheet(report, { ...options, site, brand: readSite().brand }))
  if (table) console.info(`${pagesTable(report)}\n`)
  console.info(`${reportText(report, options)}\n\nThe same with all pages, to sort in a browser: ${folder}/pages.html`)
}

void runCommand(writeReport)

/** `npm run report:pages`: what each page brings, and which to change; `-- --help` says what it reads. */
import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { today } from "../src/content/today"
import { loadEnvironment } from "../src/gatsby-node/loadEnvironment"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { existingDatabase } from "../src/server/database/outboxDatabase"
import { loadReport } from "./report/loadReport"
import { reportSheet } from "./report/reportSheet"
import { reportText } from "./report/reportText"
import { requireGoodData } from "./requireGoodData"

const usage = `npm run report:pages -- [options]

  --search FILE  the pages of a Search Console export: Performance, last 3 months, Export, CSV, Pages.csv, in any language
  --counts FILE  pages.csv of an export of Plausible or Umami; without it, what this site's own server has counted

Enquiries are counted in the outbox (OUTBOX_DIR). What is missing is left out.`

const root = process.cwd()
const folder = "reports"

const report = async () => {
  const text = { type: "string" } as const
  const { values } = parseArgs({ options: { search: text, counts: text, help: { type: "boolean" } } })
  if (values.help) return console.info(usage)
  requireGoodData(root)
  loadEnvironment("production")
  const day = today()
  const site = siteUrl()
  const { search, counts } = values
  const { report, notes } = await loadReport({
    root,
    site,
    outbox: await existingDatabase(),
    search,
    counts,
    today: day,
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/pages.html`, reportSheet(report, { notes, site, brand: readSite().brand, today: day }))
  console.info(`${reportText(report, notes, day)}\n\nAll pages, to sort in a browser: ${folder}/pages.html`)
}

report().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

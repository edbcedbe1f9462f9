import { mkdirSync, writeFileSync } from "node:fs"
import { measurePages } from "./quality/ownShare"
import { readCopy } from "./quality/readCopy"
import { pageReports } from "./report/pageReport"
import { reportPage } from "./report/reportPage"
import { reportText } from "./report/reportText"

/** `npm run report:content`: prints a table with a row per page, and writes it as an HTML page. */
const folder = "reports"
const copy = readCopy(process.cwd())
const pages = pageReports(copy, measurePages(copy, "public"))
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/content.html`, reportPage(pages, new Date().toISOString().slice(0, 10)))
console.info(`${reportText(pages)}\n\nThe same report for a browser: ${folder}/content.html`)

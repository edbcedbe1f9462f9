import { mkdirSync, writeFileSync } from "node:fs"
import { readEntries } from "../src/content/readEntries"
import { today } from "../src/content/today"
import { dueDates } from "./dueDates"
import { measurePages } from "./quality/ownShare"
import { readCopy } from "./quality/readCopy"
import { pageReports } from "./report/pageReport"
import { reportPage } from "./report/reportPage"
import { reportText } from "./report/reportText"

/** `npm run report:content`: prints a table with a row per page, and writes it as an HTML page. */
const folder = "reports"
const copy = readCopy(process.cwd())
const pages = pageReports(copy, measurePages(copy, "public"))
const day = today()
const coming = dueDates(readEntries(process.cwd())).filter((date) => date.day > day)
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/content.html`, reportPage(pages, coming, day))
console.info(`${reportText(pages, coming)}\n\nThe same report for a browser: ${folder}/content.html`)

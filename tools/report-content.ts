import { mkdirSync, writeFileSync } from "node:fs"
import { readEntries } from "../src/content/readEntries"
import { today } from "../src/content/today"
import { dueDates } from "./dueDates"
import { measurePages } from "./quality/ownShare"
import { readCopy } from "./quality/readCopy"
import { contentPage } from "./report/contentPage"
import { contentText } from "./report/contentText"
import { pageReports } from "./report/pageReport"

/** `npm run report:content`: prints a table with a row per page, and writes it as an HTML page. */
const folder = "reports"
const copy = readCopy(process.cwd())
const pages = pageReports(copy, measurePages(copy, "public"))
const day = today()
const coming = dueDates(readEntries(process.cwd())).filter((date) => date.day > day)
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/content.html`, contentPage(pages, coming, day))
console.info(`${contentText(pages, coming)}\n\nThe same report for a browser: ${folder}/content.html`)

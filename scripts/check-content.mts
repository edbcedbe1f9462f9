import { readFileSync } from "node:fs"
import dictionary from "dictionary-en-gb"
import nspell from "nspell"
import { checkContent } from "../src/content/checkContent"
import { formatFaults } from "../src/content/fault"
import { checkQuality } from "../src/content/quality/checkQuality"
import { figuresOf, formatFigures } from "../src/content/quality/figures"
import { readPages } from "../src/content/quality/readPages"
import { readWordList } from "../src/content/quality/spelling"

/** `npm run check:content`: the form of all data first, then the quality of the copy, with what was measured. */
const root = process.cwd()
const { aff, dic } = dictionary
const words = readWordList(readFileSync(new URL("../src/content/quality/words.txt", import.meta.url), "utf8"))
const wrongForm = checkContent(root)
const pages = wrongForm.length > 0 ? [] : readPages(root)
const faults =
  wrongForm.length > 0
    ? wrongForm
    : checkQuality(pages, nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }), words)

console.info(`${formatFigures(figuresOf(pages))}\n`)
if (faults.length > 0) {
  console.error(formatFaults(faults))
  process.exitCode = 1
} else console.info(`The copy of all ${pages.length} data files is good.`)

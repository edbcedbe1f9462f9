/** `npm run export`: entries of one type as CSV for a spreadsheet; see {@link usage}. */
import { parseArgs } from "node:util"
import { readEntries } from "../src/content/readEntries"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"
import { columnsNamed, defaultColumns } from "./spreadsheet/columns"
import { folderTypeNamed, typeNames } from "./spreadsheet/folderTypeNamed"
import { writeSheet } from "./spreadsheet/writeSheet"

const usage = `npm run --silent export -- <type> [--fields <field>,…] > sheet.csv

Writes a row for each entry. The types are ${typeNames.join(", ")}.

--fields   which columns, such as slug,name,seo.title,faqs[0].question. A group or list (seo, faqs) stands for all its
           fields, a list in as many columns as the longest has items. By default: the single values of an entry itself,
           and its seo.title and seo.description.

The column entry, which comes first, says which entry a row is about. npm run import takes the sheet back. Without
--silent npm writes two lines above the sheet, which the import skips, but spreadsheets show.
`

const exportSheet = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fields: { type: "string" }, help: { type: "boolean" } },
  })
  if (values.help) return usage
  const type = folderTypeNamed(positionals[0])
  requireGoodData(process.cwd())
  const entries = readEntries(process.cwd(), [type])
  const contents = entries.map(({ data }) => data.value)
  const columns =
    values.fields?.split(",").flatMap((name) => columnsNamed(type, name.trim(), contents)) ?? defaultColumns(type)
  // seo,seo.title would give the title twice.
  const names = new Set(columns.map(({ name }) => name))
  return writeSheet(
    entries,
    columns.filter(({ name }) => names.delete(name)),
  )
}

void runCommand(() => process.stdout.write(exportSheet()))

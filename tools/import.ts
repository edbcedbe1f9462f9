/** `npm run import`: takes entries of one type from a spreadsheet; see {@link usage}. */
import { parseArgs } from "node:util"
import { beginChange } from "./changes"
import { printIssues } from "./printIssues"
import { printPage } from "./printPage"
import { runCommand } from "./runCommand"
import { removal } from "./spreadsheet/cellChange"
import { folderTypeNamed, typeNames } from "./spreadsheet/folderTypeNamed"
import { importSheet } from "./spreadsheet/importSheet"
import { sheetBytes } from "./spreadsheet/sheetBytes"

const usage = `npm run import -- <type> <sheet.csv> [--dry-run] [--allow-alike]
npm run import -- --undo

Takes a sheet that npm run export has written, or your own. The types are ${typeNames.join(", ")}.

Headings   paths of fields, such as name, seo.title, faqs[0].question. The column entry, or without it slug, says which
           entry a row is about. It does not change slugs: npm run rename does, with what refers to them.
Rows       change only the fields given. A row with another slug and nothing in entry becomes a new draft, with ??? where
           required text is missing; to publish it, write false in a column draft.
Cells      an empty one changes nothing; ${removal} removes an optional field, or an item of a list of texts. A cell for the
           next item of a list adds it. Write days as 2026-01-31, or as 31/01/2026 where it can be
           only one day, numbers with digits and a point, true or false.

--dry-run      shows what would change, field by field, and writes nothing
--allow-alike  imports pages that read like others or have too few words of their own, and only warns of them
--undo         undoes a command that was stopped while it changed files; each that changes some begins with that

All or nothing: if anything is wrong, it lists every issue and writes nothing. What does not fit a page goes to
reports/import.txt.
`

const run = async () => {
  const flag = { type: "boolean" } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": flag, "allow-alike": flag, undo: flag, help: flag },
  })
  if (values.help) return console.info(usage)
  const root = process.cwd()
  if (!values["dry-run"]) await beginChange(root, values.undo)
  if (values.undo) return
  const [name, file] = positionals
  const type = folderTypeNamed(name)
  if (file === undefined) throw new Error(`Name the file: npm run import -- ${type.name} sheet.csv`)
  const { issues, warnings, text } = importSheet(root, type, file, sheetBytes(file), {
    dryRun: values["dry-run"],
    allowAlike: values["allow-alike"],
  })
  if (issues.length > 0) {
    printIssues("import", "Nothing was imported: ", issues)
    process.exitCode = 1
  } else printPage("import", text)
  if (warnings.length > 0) printIssues("import-warnings", "\n", warnings, "warning")
}

void runCommand(run)

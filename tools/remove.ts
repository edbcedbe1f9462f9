import { parseArgs } from "node:util"
import { applyChanges, beginChange, describePlan, howToGoOn, refuseUncommitted } from "./changes"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"
import { type PartName, partNames, partsHelp } from "./setup/parts"
import { planRemoval } from "./setup/planRemoval"

const usage = `npm run remove -- <part> …

Takes parts of the site out of the data, with all references and links to them, and lists the texts to read again. The code
stays, so that later versions merge. git undoes it, so nothing may be uncommitted.

${partsHelp}`

/** `npm run remove -- jobs blog`: see {@link usage}. */
const root = process.cwd()

const isPart = (name: string): name is PartName => partNames.some((part) => part === name)

const remove = async () => {
  const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } })
  if (values.help) return console.info(usage)
  if (names.length === 0 || !names.every(isPart))
    throw new Error(`Write: npm run remove -- <part> …, and for the parts one or more of ${partNames.join(", ")}`)
  await beginChange(root)
  refuseUncommitted(root)
  requireGoodData(root)
  const plan = planRemoval(root, { parts: names })
  applyChanges(root, plan.changes)
  console.info(describePlan(plan))
  if (plan.changes.size > 0) console.info(`\n${howToGoOn}`)
}

void runCommand(remove)

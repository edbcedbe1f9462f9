import { parseArgs } from "node:util"
import { applyChanges, describePlan, howToGoOn, refuseUncommitted, undoStopped } from "./changes"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"
import { isOfPart, type PartName, partNames } from "./setup/parts"
import { planRemoval } from "./setup/planRemoval"

/** `npm run remove -- jobs blog`: takes parts of the site out of the data, with all references and links to them. */
const root = process.cwd()

const isPart = (name: string): name is PartName => partNames.some((part) => part === name)

const remove = () => {
  const names = parseArgs({ allowPositionals: true }).positionals
  if (names.length === 0 || !names.every(isPart))
    throw new Error(`Write: npm run remove -- <part> …, and for the parts one or more of ${partNames.join(", ")}`)
  undoStopped(root)
  refuseUncommitted(root)
  requireGoodData(root)
  const plan = planRemoval(root, (entry) => names.some((name) => isOfPart(name, entry)))
  applyChanges(root, plan.changes)
  console.info(describePlan(plan))
  if (plan.changes.size > 0) console.info(`\n${howToGoOn}`)
}

void runCommand(remove)

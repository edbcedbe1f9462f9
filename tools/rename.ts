import { parseArgs } from "node:util"
import { contentTypes, isFolder } from "../src/content/contentTypes"
import { renameEntry } from "./authoring/renameEntry"
import { applyChanges, beginChange } from "./changes"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

/**
 * `npm run rename -- service old-slug new-slug`: gives an entry a new slug, updates references and links to it, and
 * redirects the old address.
 */
const root = process.cwd()
const types = contentTypes.filter((type) => isFolder(type) && (!type.path || type.template))

const rename = async () => {
  const [typeName, before, after] = parseArgs({ allowPositionals: true }).positionals
  const type = types.find(({ name }) => name === typeName)
  if (!type || !before || !after)
    throw new Error(`Write: npm run rename -- <${types.map(({ name }) => name).join("|")}> <old slug> <new slug>`)
  await beginChange(root)
  requireGoodData(root)
  const { from, to, changes } = renameEntry(root, type, before, after)
  applyChanges(root, changes)
  console.info(`${from} is now ${to}.`)
  for (const file of changes.keys()) if (file !== to && file !== from) console.info(`Changed: ${file}`)
}

void runCommand(rename)

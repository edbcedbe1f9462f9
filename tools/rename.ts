import { parseArgs } from "node:util"
import { checkContent } from "../src/content/checkContent"
import { contentTypes, isFolder } from "../src/content/contentTypes"
import { formatIssues } from "../src/content/issue"
import { renameEntry, writeRenaming } from "./authoring/renameEntry"

/**
 * `npm run rename -- service old-slug new-slug`: gives an entry a new slug, updates references and links to it, and
 * redirects the old address.
 */
const root = process.cwd()
const types = contentTypes.filter((type) => isFolder(type) && (!type.path || type.template))

const rename = () => {
  const [typeName, before, after] = parseArgs({ allowPositionals: true }).positionals
  const type = types.find(({ name }) => name === typeName)
  if (!type || !before || !after)
    throw new Error(`Write: npm run rename -- <${types.map(({ name }) => name).join("|")}> <old slug> <new slug>`)
  const wrong = checkContent(root)
  if (wrong.length > 0) throw new Error(`The data have issues; fix them first.\n\n${formatIssues(wrong)}`)
  const renaming = renameEntry(root, type, before, after)
  writeRenaming(root, renaming)
  const { from, to, texts } = renaming
  console.info(`${from} is now ${to}.`)
  for (const file of texts.keys()) if (file !== to) console.info(`Changed: ${file}`)
  const issues = checkContent(root)
  if (issues.length > 0) throw new Error(formatIssues(issues))
}

try {
  rename()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

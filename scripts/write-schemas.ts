import { mkdirSync, writeFileSync } from "node:fs"
import { contentTypes } from "../src/content/contentTypes"
import { editorSchemaOf } from "../src/content/editorSchemaOf"
import { editorSettings } from "../src/content/editorSettings"
import { targetsIn } from "../src/content/readEntries"
import { setupAnswers } from "../tools/setup/answers"

/**
 * Writes files for code editors: the JSON Schema of every content type in data/.schema, to which each data file's
 * `$schema` points, that of the answers of `npm run setup`, and the settings of Visual Studio Code.
 */
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const targets = targetsIn(process.cwd())
for (const folder of ["data/.schema", ".vscode"]) mkdirSync(folder, { recursive: true })
for (const type of [...contentTypes, setupAnswers])
  write(`data/.schema/${type.name}.json`, editorSchemaOf(type, targets))
write(".vscode/settings.json", editorSettings(contentTypes))

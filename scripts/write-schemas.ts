import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { contentTypes } from "../src/content/contentTypes"
import { editorSchemaOf } from "../src/content/editorSchemaOf"
import { targetsIn } from "../src/content/readEntries"
import { envExample, settingsDocument } from "../src/hosting/settings/describeSettings"
import { setupAnswers } from "../tools/setup/answers"

/**
 * Writes what follows from the tables of content types and of settings: for code editors the JSON Schema of every content
 * type in data/.schema, to which each data file's `$schema` points, and that of the answers of `npm run setup`; and for
 * people .env.example and docs/settings.md.
 */
const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const targets = targetsIn(process.cwd())
mkdirSync("data/.schema", { recursive: true })
for (const type of [...contentTypes, setupAnswers])
  write(`data/.schema/${type.name}.json`, editorSchemaOf(type, targets))

writeFileSync(".env.example", envExample())
if (existsSync("docs")) writeFileSync("docs/settings.md", settingsDocument())

import { parseArgs } from "node:util"
import { cancel, intro, isCancel, outro, select, text } from "@clack/prompts"
import { contentTypeNamed, contentTypes, isFolder } from "../src/content/contentTypes"
import { jsonSchemaOf } from "../src/content/jsonSchemaOf"
import { nameKeyOf } from "../src/content/nameKeyOf"
import { targetsIn } from "../src/content/readEntries"
import { today } from "../src/content/today"
import { addEntry } from "./authoring/addEntry"
import { type Answer, answerOf, singleFieldsOf } from "./authoring/answers"
import { obstacleTo } from "./authoring/obstacleTo"
import { slugOf } from "./authoring/slugOf"
import { typesHelp } from "./authoring/typesHelp"
import { beginChange } from "./changes"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"

/**
 * `npm run new service`: asks for what it cannot derive, and writes a file that passes the check. `npm run new --
 * service --name "Zoology" --slug zoology-assignment` does not ask.
 */
const root = process.cwd()

const types = contentTypes.filter((type) => isFolder(type) && obstacleTo(type) === undefined)

const stop = (message: string): never => {
  cancel(message)
  process.exit(1)
}

const given = <Given>(answer: Given) =>
  isCancel(answer) ? stop("Nothing was written.") : (answer as Exclude<Given, symbol>)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const flagNames = new Set(types.flatMap(({ schema }) => Object.keys(schema.shape)))
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    help: { type: "boolean" },
    ...Object.fromEntries([...flagNames].map((name) => [name, { type: "string" as const }])),
  },
})
if (values.help) {
  console.info(typesHelp(types))
  process.exit()
}
const flags = Object.entries(values)
const asks = Boolean(process.stdin.isTTY) && flags.length === 0
const create = async () => {
  if (asks) intro("A new entry")

  const typeName =
    positionals[0] ??
    (asks
      ? given(
          await select({ message: "Which type?", options: types.map(({ name }) => ({ value: name, label: name })) }),
        )
      : "")
  const type =
    types.find(({ name }) => name === typeName) ??
    stop(obstacleTo(contentTypeNamed(typeName)) ?? `Give a type: ${types.map(({ name }) => name).join(", ")}.`)
  await beginChange(root)
  requireGoodData(root)

  const fields = singleFieldsOf(type)
  const targets = targetsIn(root)
  const answers: Record<string, Answer> = {}

  /** Takes a field's typed value. */
  const take = (key: string, words: string) => {
    answers[key] = answerOf(type, key, words)
  }

  /** The message for an invalid value, if it is one. */
  const issueOf = (key: string) => (words?: string) => {
    try {
      answerOf(type, key, words ?? "")
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }

  for (const [key, words] of flags) take(key, String(words))

  /** The questions: the name, a country's language, which must be unique, and choices among existing entries. */
  const nameKey = nameKeyOf(jsonSchemaOf(type))
  const typed = [nameKey, "language"]
  if (asks)
    for (const [key, field] of fields) {
      const message = `${key}: ${field.description ?? ""}`
      const choices = field.enum?.map(String) ?? [...(targets.slugs.get(field["x-reference"] ?? "") ?? [])]
      if (choices.length > 0)
        take(
          key,
          given(await select({ message, maxItems: 10, options: choices.map((value) => ({ value, label: value })) })),
        )
      else if (typed.includes(key)) take(key, given(await text({ message, validate: issueOf(key) })))
    }
  const proposed = slugOf(String(answers[nameKey] ?? ""), typeName === "job")
  if (asks)
    take(
      "slug",
      given(
        await text({ message: "slug: the name in the address", initialValue: proposed, validate: issueOf("slug") }),
      ),
    )
  answers.slug ??= proposed
  if (!answers.slug) stop(`Give the ${typeName} a name: --${nameKey} "…"`)

  const done = `Created ${addEntry(root, type, answers, today())}. Replace every ???, and choose other references where needed. npm run check:content lists what is left.`
  if (asks) outro(done)
  else console.info(done)
}

void runCommand(create, { tell: cancel })

import type { ContentType } from "../../src/content/contentTypes"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { nameKeyOf } from "../../src/content/nameKeyOf"
import { schemaFileOf } from "../../src/content/schemaFileOf"
import { unwritten } from "../../src/content/unfinished"
import { daysAfter } from "../daysAfter"
import type { Answers } from "./answers"
import { type GuidanceContext, guidanceFor } from "./guidance"

/** How many days a new job is open. */
const OPEN_DAYS = 60

/**
 * Makes a new entry that passes the check, with guidance in each field that an editor has to write.
 * @param type a content type with one file per entry
 * @param answers the known values; at least the slug
 * @param context what the entry may refer to, and today
 * @returns the path of the file below `data/`, and its content
 */
export const newEntry = (type: ContentType, answers: Answers, context: GuidanceContext) => {
  const schema = jsonSchemaOf(type)
  const { properties = {} } = schema
  const cut = (field: string, text: string) => text.slice(0, schemaAt(schema, ["seo", field])?.maxLength).trim()
  const slug = String(answers.slug ?? "")
  const name = answers[nameKeyOf(schema)] ?? slug
  const value = {
    $schema: schemaFileOf(type),
    ...(guidanceFor(schema, context) as Record<string, unknown>),
    ...("seo" in properties
      ? {
          seo: {
            title: cut("title", `${unwritten} ${name}`),
            description: cut("description", `${unwritten} What a person who searches for ${name} finds on this page.`),
          },
        }
      : {}),
    ...("chart" in properties ? { picture: guidanceFor(properties.picture ?? {}, context) } : {}),
    ...("sample" in properties ? { sample: true } : {}),
    ...("validThrough" in properties ? { validThrough: daysAfter(context.today, OPEN_DAYS) } : {}),
    ...answers,
  }
  const number = Number((value as { number?: unknown }).number)
  return { file: `${type.location}${type.fileName?.({ slug, number }) ?? slug}.json`, value }
}

import type { ContentType } from "../../src/content/contentTypes"
import { fieldName } from "../../src/content/issue"
import { type JsonSchema, jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { suggest } from "../../src/content/suggest"

/** A column of a spreadsheet: a field with a single value. */
export interface Column {
  /** The field's path, as in `faqs[0].question`. */
  name: string
  path: readonly (string | number)[]
  schema: JsonSchema
}

/** The heading of the column with the slug of the entry that a row is about; no field has this name. */
export const entryColumn = "entry"

/** A part of a value of JSON. */
const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

/** The value at a path, or undefined. */
export const valueAt = (value: unknown, path: Column["path"]) => path.reduce(partOf, value)

/** A path from its name, as in `faqs[0].question`. */
const pathOf = (name: string) => (name.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/**
 * The columns for all single values at a path or below it.
 * @param values the values there in all entries: lists get as many columns as the longest has items, and at least one
 */
const columnsBelow = (schema: JsonSchema, path: Column["path"], values: readonly unknown[]): Column[] => {
  const { properties, items } = schema
  const below = (child: JsonSchema, key: string | number) =>
    columnsBelow(
      child,
      [...path, key],
      values.map((value) => partOf(value, key)),
    )
  if (properties) return Object.entries(properties).flatMap(([key, child]) => below(child, key))
  if (!items) return [{ name: fieldName(path), path, schema }]
  const length = Math.max(1, ...values.map((value) => (Array.isArray(value) ? value.length : 0)))
  return Array.from({ length }, (_, at) => below(items, at)).flat()
}

/** The message about a name that is not the path of a field. */
const unknownColumn = (type: ContentType, name: string) => {
  const numbers = [...name.matchAll(/\[\d+\]/g)].map(([number]) => number)
  const known = columnsBelow(jsonSchemaOf(type), [], [])
  const meant = suggest(
    name.replaceAll(/\[\d+\]/g, "[0]"),
    known.map((column) => column.name),
  )?.replaceAll("[0]", () => numbers.shift() ?? "[0]")
  return `a ${type.name} has no field '${name}'${meant ? `; did you mean '${meant}'?` : ""}`
}

/**
 * The columns that a name stands for: a field with a single value, or all such fields of a group or list.
 * @param values all entries, whose lists determine the number of columns
 * @throws Error if there is no such field; its message suggests another name
 */
export const columnsNamed = (type: ContentType, name: string, values: readonly unknown[]) => {
  const path = pathOf(name)
  const schema = schemaAt(jsonSchemaOf(type), path)
  if (!schema || path.length === 0 || fieldName(path) !== name) throw new Error(unknownColumn(type, name))
  return columnsBelow(
    schema,
    path,
    values.map((value) => valueAt(value, path)),
  )
}

/**
 * The column of a name.
 * @throws Error if there is no such field, or it has no single value; its message suggests other names
 */
export const columnNamed = (type: ContentType, name: string): Column => {
  const [column] = columnsNamed(type, name, [])
  if (column?.name === name) return column
  throw new Error(`'${name}' has more than one value; use a column for each, such as '${column?.name}'`)
}

/** The columns of an export without `--fields`: the single values of an entry itself, and its texts for search results. */
export const defaultColumns = (type: ContentType) =>
  columnsBelow(jsonSchemaOf(type), [], []).filter(
    ({ path }) => path.every((step) => typeof step === "string") && (path.length === 1 || path[0] === "seo"),
  )

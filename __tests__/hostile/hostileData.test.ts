/** @jest-environment node */
import { readdirSync } from "node:fs"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Headline } from "../../src/components/Headline/Headline"
import { checkEntry } from "../../src/content/checkContent"
import { contentTypes, isFolder } from "../../src/content/contentTypes"
import { fieldName } from "../../src/content/fault"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { type DataFile, readDataFile } from "../../src/content/readDataFile"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import { type Field, stringFields } from "../../src/content/stringFields"
import { hostileStrings } from "./hostileStrings"
import { dangersIn } from "./inert"

/** One entry of every kind of content. */
const entries = contentTypes.map((type) => {
  const [first] = isFolder(type) ? readdirSync(`data/${type.location}`).sort() : [""]
  const data = readDataFile(process.cwd(), `data/${type.location}${first}`)
  if ("faults" in data) throw new Error(`data/${type.location}${first} cannot be read`)
  return { type, data }
})

/** A value with every text in it replaced. */
const spoilt = (value: unknown, text: string): unknown => {
  if (typeof value === "string") return text
  if (Array.isArray(value)) return value.map((item) => spoilt(item, text))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilt(part, text)]))
}

/** The HTML that a text becomes: Markdown as the build renders it, all else as React writes text and attributes. */
const shownAs = ({ value, schema }: Field) => {
  if (schema["x-markdown"]) return renderMarkdown(value, schema["x-markdown"] === "inline")
  const text = schema["x-headline"] ? createElement(Headline, { text: value }) : value
  const address = schema["x-address"] && createElement("a", { href: value }, value)
  return renderToStaticMarkup(createElement("p", { title: value, "aria-label": value }, text, address))
}

const targets = { slugs: new Map(), paths: new Set(["/plans"]) }

test("the corpus is large, and no string stands in it twice", () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(100)
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length)
})

/** What is wrong with a kind of content whose every text is the same: texts that are accepted and yet not inert. */
const dangersOf = ({ type, data }: (typeof entries)[number], text: string) => {
  const schema = jsonSchemaOf(type)
  const file: DataFile = { ...data, value: spoilt(data.value, text) }
  const refused = new Set(checkEntry({ type, data: file }, process.cwd(), targets).map(({ field }) => field))
  return stringFields(file.value, schema, schema)
    .filter(({ path }) => !refused.has(fieldName(path)))
    .flatMap((field) => dangersIn(shownAs(field)).map((danger) => `${type.name} ${fieldName(field.path)}: ${danger}`))
}

test.each(hostileStrings)("is refused or shown inert in every text of every kind of content: %j", (text) => {
  expect(entries.flatMap((entry) => dangersOf(entry, text))).toEqual([])
})

/** Texts that become addresses of pages, which hosts' configurations name: of old ones, and the names of entries. */
const becomesAddress = (kind: string, field: string) => kind === "redirects" || field === "slug"

test.each(hostileStrings)("has no say in the configuration of a host: %j", (text) => {
  const accepted = entries.flatMap(({ type, data }) => {
    const schema = jsonSchemaOf(type)
    const file: DataFile = { ...data, value: spoilt(data.value, text) }
    const refused = new Set(checkEntry({ type, data: file }, process.cwd(), targets).map(({ field }) => field))
    return stringFields(file.value, schema, schema)
      .map(({ path }) => fieldName(path))
      .filter((field) => becomesAddress(type.name, field) && !refused.has(field))
  })
  // Signs that neither end a word nor a line there, nor stand for anything else.
  if (!/^[\w/.~+?#=-]+$/.test(text)) expect(accepted).toEqual([])
})

test.each(hostileStrings)("Markdown stays inert even where no check stood before it: %j", (text) => {
  for (const inline of [true, false]) expect(dangersIn(renderMarkdown(text, inline))).toEqual([])
})

/** @jest-environment node */
import { contentTypeNamed } from "../../src/content/contentTypes"
import { editorSchemaOf } from "../../src/content/editorSchemaOf"
import { type JsonSchema, schemaAt } from "../../src/content/jsonSchemaOf"
import { targetsIn } from "../../src/content/readEntries"
import { ScratchProject } from "../support/ScratchProject"

const project = new ScratchProject()
afterAll(() => project.dispose())

const targets = targetsIn(project.root)

const schemaOf = (name: string): JsonSchema => {
  const type = contentTypeNamed(name)
  if (!type) throw new Error(`there is no content type '${name}'`)
  return editorSchemaOf(type, targets)
}

/** What a code editor suggests at a place. */
const suggested = (name: string, path: (string | number)[]) => schemaAt(schemaOf(name), path)?.anyOf?.[0]?.enum

test("slugs of the right type are suggested", () => {
  expect(suggested("service", ["picture"])).toContain("law")
  expect(suggested("service", ["related", 0])).toContain("law-assignment")
  expect(suggested("post", ["author"])).toEqual(["meera-nair", "tom-brandt"])
})

test("addresses of this site are suggested", () => {
  expect(suggested("navigation", ["footer", 0, "to"])).toEqual(expect.arrayContaining(["/plans", "/blog/1"]))
})

test("a slug newer than the suggestions is valid", () => {
  expect(schemaAt(schemaOf("service"), ["picture"])?.anyOf).toContainEqual({ type: "string" })
})

test("help on a field shows an example", () => {
  expect(schemaAt(schemaOf("job"), ["slug"])?.description).toMatch(/ For example: "ACW"$/)
})

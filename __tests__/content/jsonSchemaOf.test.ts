/** @jest-environment node */
import { contentTypeNamed, contentTypes } from "../../src/content/contentTypes"
import { jsonSchemaOf, resolveRef, schemaAt } from "../../src/content/jsonSchemaOf"

const serviceType = contentTypeNamed("service")
if (!serviceType) throw new Error("there is no content type 'service'")
const service = jsonSchemaOf(serviceType)

test("a field keeps its description, its limits and its hints for editors", () => {
  expect(schemaAt(service, ["seo", "title"])).toMatchObject({
    type: "string",
    maxLength: 60,
    description: expect.stringContaining("Title in the browser tab"),
  })
  expect(schemaAt(service, ["related", 1])).toMatchObject({ "x-reference": "service" })
  expect(schemaAt(service, ["faqs", 0, "answer"])).toMatchObject({ "x-markdown": "block", maxLength: 900 })
})

test("a path to nothing has no schema", () => {
  expect(schemaAt(service, ["nothing", 3, "here"])).toBeUndefined()
})

test("keys next to a reference take precedence over what it refers to", () => {
  const root = { definitions: { Link: { type: "object", description: "A link." } } }
  expect(resolveRef({ allOf: [{ $ref: "#/definitions/Link" }], description: "The button." }, root)).toMatchObject({
    type: "object",
    description: "The button.",
  })
})

test.each(contentTypes.map((type) => [type.name, type] as const))("every field of %s is described", (_name, type) => {
  const undescribed = Object.entries(jsonSchemaOf(type).properties ?? {})
    .map(([key, child]) => [key, resolveRef(child, jsonSchemaOf(type))] as const)
    .filter(([, { type, description }]) => type !== "object" && type !== "array" && !description)
    .map(([key]) => key)
  expect(undescribed).toEqual([])
})

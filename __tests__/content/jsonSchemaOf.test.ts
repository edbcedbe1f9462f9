/** @jest-environment node */
import { contentTypeNamed, contentTypes } from "../../src/content/contentTypes"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { pageLink } from "../../src/content/schemas/shared"

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

test("a field's own description takes precedence over that of its type", () => {
  const ordering = contentTypeNamed("ordering")
  const link = ordering && schemaAt(jsonSchemaOf(ordering), ["link"])
  expect(link).toMatchObject({ type: "object", "x-type": "PageLink" })
  expect(link?.description).not.toBe(pageLink.meta()?.description)
})

test.each(contentTypes.map((type) => [type.name, type] as const))("every field of %s is described", (_name, type) => {
  const undescribed = Object.entries(jsonSchemaOf(type).properties ?? {})
    .filter(([, { type, description }]) => type !== "object" && type !== "array" && !description)
    .map(([key]) => key)
  expect(undescribed).toEqual([])
})

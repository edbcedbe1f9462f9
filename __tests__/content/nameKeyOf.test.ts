/** @jest-environment node */
import { z } from "zod"
import { contentTypes, isFolder } from "../../src/content/contentTypes"
import { choice, slug, text } from "../../src/content/fields"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { nameKeyOf } from "../../src/content/nameKeyOf"

test("a type whose entries have neither name nor title is named by its first required text", () => {
  const schema = z.strictObject({
    slug: slug("The name in the address."),
    kind: choice(["word", "sign"], "What it is."),
    note: text(80, "A note.").optional(),
    term: text(80, "What is explained."),
    meaning: text(80, "The explanation."),
  })
  const type = { name: "zebra", typeName: "Zebra", location: "zebras/", schema }
  expect(nameKeyOf(jsonSchemaOf(type))).toBe("term")
})

test("every kind of entry has a name that somebody writes", () => {
  const folders = contentTypes.filter(isFolder).map((type) => nameKeyOf(jsonSchemaOf(type)))
  expect(folders).not.toContain("slug")
})

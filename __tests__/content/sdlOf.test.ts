/** @jest-environment node */
import { buildSchema, GraphQLEnumType, GraphQLObjectType, printType } from "graphql"
import { z } from "zod"
import { type ContentType, contentTypes } from "../../src/content/contentTypes"
import { choice, date, imageFile, inlineMarkdown, reference, text } from "../../src/content/fields"
import { sdlOf } from "../../src/content/sdlOf"

/** Gatsby's own part of every schema. */
const gatsbyTypes = `
  interface Node { id: ID }
  type File { id: ID }
  scalar Date
  directive @dontInfer on OBJECT
  directive @reference(type: String!) on FIELD_DEFINITION
  directive @image on FIELD_DEFINITION
  directive @chart on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @markdown(inline: Boolean!) on FIELD_DEFINITION
`

const typeOf = (schema: z.ZodObject): ContentType => ({ name: "thing", typeName: "Thing", location: "things/", schema })

test("required is non-null, optional is nullable, and nothing is inferred", () => {
  const sdl = sdlOf([typeOf(z.strictObject({ name: text(9, "Its name."), note: text(9, "A note.").optional() }))])
  expect(sdl).toBe(
    [
      "type Thing implements Node @dontInfer {",
      '  """Its name."""',
      "  name: String!",
      '  """A note."""',
      "  note: String",
      "}",
    ].join("\n"),
  )
})

test("references, images, dates and Markdown get the types that queries need", () => {
  const sdl = sdlOf([
    typeOf(
      z.strictObject({
        picture: reference("picture", "A picture."),
        related: z.array(reference("service", "A service.")),
        file: imageFile("A file."),
        day: date("A day."),
        note: inlineMarkdown(9, "A note."),
        size: choice(["small", "large"], "A size."),
      }),
    ),
  ])
  for (const line of [
    'picture: Picture! @reference(type: "Picture")',
    'related: [Service!]! @reference(type: "Service")',
    "file: File! @image",
    "day: Date! @dateformat",
    "note: String! @markdown(inline: true)",
    "size: ThingSize!",
    "enum ThingSize {\n  small\n  large\n}",
  ])
    expect(sdl).toContain(line)
})

test("a part without a GraphQL type is refused at start, not when a page is requested", () => {
  expect(() => sdlOf([typeOf(z.strictObject({ odd: z.union([z.string(), z.number()]) }))])).toThrow(
    "No GraphQL type for Thing.odd",
  )
})

describe("the GraphQL types of all content types", () => {
  const schema = buildSchema(`${gatsbyTypes}\n${sdlOf(contentTypes).replaceAll(" implements Node", "")}`)

  test.each(contentTypes.map(({ typeName }) => typeName))("%s is a type", (typeName) => {
    expect(schema.getType(typeName)).toBeInstanceOf(GraphQLObjectType)
  })

  test("lists of names become enums", () => {
    const group = schema.getType("ServiceGroup")
    expect(group).toBeInstanceOf(GraphQLEnumType)
    expect(group && printType(group)).toContain("citations")
  })

  test.each(contentTypes.map((type) => [type.name, type] as const))(
    "%s has no field that Gatsby reserves",
    (_name, { schema: { shape } }) => {
      const taken = ["id", "parent", "children", "internal", "fields"]
      expect(Object.keys(shape).filter((key) => taken.includes(key))).toEqual([])
    },
  )
})

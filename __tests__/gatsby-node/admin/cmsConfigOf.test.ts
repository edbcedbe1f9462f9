/** @jest-environment node */
import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms"
import { contentTypes, isFolder } from "../../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { cmsConfigOf } from "../../../src/gatsby-node/admin/cmsConfigOf"

const config = cmsConfigOf("Quillhaven", {})
const entries = (config.collections ?? []).filter((one): one is EntryCollection => "folder" in one)
const files = (config.singletons ?? []).filter((one): one is CollectionFile => "file" in one)

const collection = (name: string) => {
  const found = [...entries, ...files].find((one) => one.name === name)
  if (!found) throw new Error(`there is no form for '${name}'`)
  return found
}

/** The field at a path such as `faqs.answer`, through lists and groups. */
const field = (type: string, path: string) =>
  path.split(".").reduce<{ fields?: Field[] } & Record<string, unknown>>((owner, name) => {
    const found = owner.fields?.find((one) => one.name === name)
    if (!found) throw new Error(`${type} has no field ${path}`)
    return found as unknown as { fields?: Field[] } & Record<string, unknown>
  }, collection(type))

test("every content type has a form, at its place in data", () => {
  expect(entries.map(({ folder }) => `${folder}/`)).toEqual(
    contentTypes.filter(isFolder).map(({ location }) => `data/${location}`),
  )
  expect(files.map(({ file }) => file).sort()).toEqual(
    contentTypes
      .filter((type) => !isFolder(type))
      .map(({ location }) => `data/${location}`)
      .sort(),
  )
})

test.each(contentTypes.map((type) => [type.name, type] as const))(
  "the form of %s has all fields in the order of the files",
  (name, type) => {
    expect(collection(name).fields.map((one) => one.name)).toEqual([
      "$schema",
      ...Object.keys(jsonSchemaOf(type).properties ?? {}),
    ])
  },
)

test("the form of an entry links to its page", () => {
  const slug = "zebra-essays"
  const number = 77
  for (const type of contentTypes.filter(({ template }) => template)) {
    const { preview_path } = collection(type.name)
    expect(preview_path?.replace("{{fields.slug}}", slug).replace("{{fields.number}}", `${number}`)).toBe(
      type.path?.({ slug, number }),
    )
  }
})

test("a field has a label, its description as a hint, and its limits", () => {
  expect(field("service", "seo.title")).toMatchObject({
    label: "Title",
    hint: expect.stringContaining("at most 60 characters"),
    widget: "string",
    required: true,
    minlength: 1,
    maxlength: 60,
  })
  expect(field("post", "number")).toMatchObject({ widget: "number", value_type: "int", min: 1, max: 9999 })
  expect(field("service", "faqs")).toMatchObject({ widget: "list", min: 2, max: 12, label_singular: "Question" })
  expect(field("page", "kicker")).toMatchObject({ required: false })
})

test("special characters in a hint are shown, not rendered as emphasis or HTML", () => {
  expect(field("service", "heading").hint).toContain("\\*asterisks\\*")
  expect(field("service", "slug").hint).toContain("&lt;slug>.json")
})

test("choices, references, pictures, dates and rich text have fields of their own", () => {
  expect(field("service", "group")).toMatchObject({
    widget: "select",
    options: expect.arrayContaining([{ label: "Writing", value: "writing" }]),
  })
  expect(field("post", "author")).toMatchObject({ widget: "relation", collection: "author", value_field: "slug" })
  expect(field("service", "related").field).toMatchObject({ widget: "relation", collection: "service" })
  expect(field("picture", "file")).toMatchObject({
    widget: "image",
    accept: "image/jpeg,image/png,image/webp,image/avif",
    media_folder: "/data/images",
    public_folder: "../images",
  })
  expect(field("job", "validThrough")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" })
  expect(field("service", "topics.body")).toMatchObject({ widget: "richtext" })
})

/** Whether the form accepts a text. */
const lets = (type: string, path: string, text: string) => {
  const [expression] = field(type, path).pattern as [string, string]
  return new RegExp(expression).test(text)
}

test.each([
  ["service", "slug", "law-assignment", "Law Assignment"],
  ["service", "heading", "Law, *argued*", "Law, *argued"],
  ["service", "name", "Law", "Law "],
  ["site", "url", "https://quillhaven.example", "http://quillhaven.example"],
  ["site", "contact.phone", "+91 00000 00000", "00000 00000"],
  ["navigation", "footer.to", "/plans#faqs", "plans"],
  ["redirects", "items.from", "/services/old", "services/old"],
  ["service", "faqs.answer", "Yes.", "word ".repeat(181)],
])("the form of %s accepts in %s '%s', and refuses invalid text", (type, path, good, bad) => {
  expect(lets(type, path, good)).toBe(true)
  expect(lets(type, path, bad)).toBe(false)
})

test("the error messages are those of the schema", () => {
  expect(field("service", "slug").pattern).toEqual([
    expect.any(String),
    "Write lower-case letters, digits and + only, with hyphens (-) between words, for example essay-help-services",
  ])
})

test("services are grouped; pages, which need code, can be neither added nor deleted", () => {
  expect(collection("service")).toMatchObject({
    create: true,
    view_groups: { default: "group", groups: [{ name: "group", label: "Group", field: "group" }] },
  })
  expect(collection("page")).toMatchObject({ create: false, delete: false })
})

test("a new entry's file name is the one that the check requires", () => {
  expect(collection("job")).toMatchObject({ slug: { template: "{{fields.slug}}" } })
  expect(collection("post")).toMatchObject({ slug: { template: "{{fields.number}}-{{fields.slug}}" } })
  expect(config.slug).toMatchObject({ lowercase: false })
})

test("the form cannot rename an entry, which would break addresses; npm run rename can", () => {
  expect(entries.map(({ slug }) => typeof slug === "object" && slug.editable)).toEqual(entries.map(() => false))
})

/** The places of required lists that may be empty: a form treats an empty list like an omitted field. */
const emptyLists = (schema: JsonSchema, place: string): string[] => {
  if (schema.items) return emptyLists(schema.items, `${place}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const { type, minItems } = child
    const isEmptyable = type === "array" && schema.required?.includes(key) && !minItems
    return [...(isEmptyable ? [`${place}.${key}`] : []), ...emptyLists(child, `${place}.${key}`)]
  })
}

test("a list has an item or is optional, so that a save never removes a required empty one", () => {
  const found = contentTypes.flatMap((type) => emptyLists(jsonSchemaOf(type), type.name))
  expect(found).toEqual([])
})

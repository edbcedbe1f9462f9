import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms"
import { type ContentType, isFolder } from "../../content/contentTypes"
import { jsonSchemaOf } from "../../content/jsonSchemaOf"
import { nameKeyOf } from "../../content/nameKeyOf"
import { orderFieldsOf } from "../../content/nextNumbers"
import { schemaFileOf } from "../../content/schemaFileOf"
import { formatNameOf } from "./entryFormat"
import { editorFieldsOf } from "./fieldOf"
import { labelOf } from "./labelOf"

const entryFieldsOf = (type: ContentType): Field[] => [
  { name: "$schema", widget: "hidden", default: schemaFileOf(type) },
  ...editorFieldsOf(jsonSchemaOf(type)),
]

/** A type with one file per entry, as a list to which entries can be added. */
const collectionOf = (type: ContentType, defaults: Readonly<Record<string, unknown>>): EntryCollection => {
  const schema = jsonSchemaOf(type)
  const properties = Object.entries(schema.properties ?? {})
  const name = nameKeyOf(schema)
  const [order] = orderFieldsOf(type)
  const choices = properties.filter(([, property]) => property.enum)
  const flags = properties.filter(([, property]) => property.type === "boolean")
  // Each entry of such a type has its own file in src/pages, so no entry can be added.
  const isFixed = Boolean(type.path && !type.template)
  const placeholders = { slug: "{{fields.slug}}", number: "{{fields.number}}" }
  return {
    name: type.name,
    label: type.label ?? labelOf(type.name),
    label_singular: labelOf(type.name),
    folder: `data/${type.location.replace(/\/$/, "")}`,
    extension: "json",
    format: formatNameOf(type),
    // A slug is a field of the entry; `npm run rename` changes it.
    slug: {
      template: type.fileName?.(placeholders) ?? placeholders.slug,
      editable: false,
    },
    identifier_field: name,
    // Not all fixed pages have the address that their slug says: that of home is /.
    preview_path: isFixed ? undefined : type.path?.(placeholders),
    summary: `${order === "number" ? "{{number}}. " : ""}{{${name}}}`,
    create: !isFixed,
    delete: !isFixed,
    sortable_fields: {
      fields: [
        ...new Set([
          order ?? name,
          name,
          "slug",
          ...(properties.some(([key]) => key === "updated") ? ["updated"] : []),
        ]),
      ],
      default: { field: order ?? name },
    },
    view_groups: {
      groups: choices.map(([key]) => ({ name: key, label: labelOf(key), field: key })),
      default: choices[0]?.[0],
    },
    view_filters: flags.map(([key]) => ({ name: key, label: labelOf(key), field: key, pattern: true })),
    fields: entryFieldsOf(type).map((field) =>
      field.name in defaults ? { ...field, default: defaults[field.name] } : field,
    ) as Field[],
  }
}

/** A type with a single file, as one form. */
const singletonOf = (type: ContentType): CollectionFile => ({
  name: type.name,
  label: type.label ?? labelOf(type.name),
  file: `data/${type.location}`,
  format: formatNameOf(type),
  fields: entryFieldsOf(type),
})

/** The types with one file per entry, and the single-file types grouped by folder. */
export const collectionsOf = (
  types: readonly ContentType[],
  defaults: (type: ContentType) => Readonly<Record<string, unknown>>,
) => {
  const files = types.filter((type) => !isFolder(type))
  return {
    collections: types.filter(isFolder).map((type) => collectionOf(type, defaults(type))),
    singletons: [
      ...files.filter(({ location }) => !location.includes("/")).map(singletonOf),
      { divider: true as const, name: "sections" },
      ...files.filter(({ location }) => location.includes("/")).map(singletonOf),
    ],
  }
}

import { requiredEntriesOf } from "../../src/content/checkFiles"
import { type ContentType, contentTypes, isFolder } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { schemaFileOf } from "../../src/content/schemaFileOf"
import { factNames } from "../../src/content/siteFacts"
import type { SiteEntry } from "./siteEntries"

// A small site for tests, made from the schemas, so that no test depends on which entries an owner keeps. Every optional
// part is there and lists have two items. Texts are the placeholders that the field may have, its name and a number, as in
// "Heading 12".

/** The slugs of entries, where tests need more than the required ones or one. */
const slugs: Readonly<Record<string, readonly string[]>> = {
  author: ["tom-brandt", "meera-nair"],
  country: ["uk", "canada"],
  figure: ["photo", "chart"],
  job: ["ACW", "ME"],
  picture: ["law", "blog-1"],
  post: ["perfect-assignment-tips", "controversial-topics", "third-post"],
  service: ["law-assignment", "c++-assignment", "essay-help-services", "mba-assignment"],
}

const required = requiredEntriesOf(contentTypes.map(({ location }) => location))

const slugsOf = (type: ContentType) => {
  const own = required.filter((entry) => entry.type === type).map(({ key }) => key.slug)
  return slugs[type.name] ?? (type.name === "page" ? [...own, "plans"] : own.length > 0 ? own : ["one"])
}

const exceptFirst = (place: number) => (place === 0 ? undefined : "generated")

/** Values that the schemas alone do not tell, by field and place in the list; "generated" is as usual. */
const fixed: Readonly<Record<string, (place: number) => unknown>> = {
  "country.detected": () => false,
  "country.language": (place) => ["en-GB", "en-CA"][place],
  // A figure has one of them.
  "figure.chart": (place) => (place === 0 ? undefined : "generated"),
  "figure.picture": (place) => (place === 0 ? slugs.picture?.[0] : undefined),
  "job.validThrough": () => "2100-01-31",
  "navigation.footer.to": (place) => ["/plans", "/contact-us"][place],
  // No group may be in two rows.
  "ordering.factsByGroup.groups": (place) => [["writing"], ["domains"]][place],
  // Home, the first page, has none.
  "page.action": exceptFirst,
  "page.kicker": exceptFirst,
  "page.sections": exceptFirst,
  "redirects.items.from": (place) => `/old-${place}`,
  // The points of the schema's example.
  "figure.chart.x.from": () => 0,
  "figure.chart.x.to": () => 10,
  "figure.chart.y.from": () => 0,
  "figure.chart.y.to": () => 10,
  "site.leads.timeZone": () => "Europe/London",
  "site.offices.code": (place) => ["IE", "CA"][place],
  "service.related": (place) => slugs.service?.filter((_, at) => at !== place),
}

let made = 0

const textOf = (schema: JsonSchema, path: readonly (string | number)[]) => {
  const [example] = schema.examples ?? []
  const name = path.filter((key) => typeof key === "string").at(-1) ?? "text"
  made += 1
  // An anchor may occur only once on a page.
  if (name === "aliases") return `${example}-${made}`
  if (example !== undefined && (schema.pattern || schema["x-address"])) return String(example)
  const placeholders = [...new Set(schema.description?.match(/\{\w+\}/g))].filter(
    (one) => !factNames.includes(one.slice(1, -1)),
  )
  const text = [...placeholders, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, made].join(" ")
  return text
    .slice(-(schema.maxLength ?? 200))
    .trim()
    .padEnd(schema.minLength ?? 0, ".")
}

const generated = (
  type: ContentType,
  schema: JsonSchema,
  path: readonly (string | number)[],
  place: number,
): unknown => {
  const names = [type.name, ...path.filter((key) => typeof key === "string")]
  const known = typeof path.at(-1) === "number" ? undefined : fixed[names.join(".")]
  const own = known?.(place)
  if (known && own !== "generated") return own
  const target = contentTypes.find(({ name }) => name === schema["x-reference"])
  if (target) return slugsOf(target)[place % slugsOf(target).length]
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[place % schema.enum.length]
  if (schema["x-image"]) return `../images/${slugsOf(type)[place]}.jpg`
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [
          key,
          generated(type, part, [...path, key], place),
        ]),
      )
    case "array":
      return Array.from({ length: Math.max(schema.minItems ?? 0, Math.min(2, schema.maxItems ?? 2)) }, (_, at) =>
        generated(type, schema.items ?? {}, [...path, at], at),
      )
    case "boolean":
      return false
    case "integer":
    case "number":
      return (schema.minimum ?? 0) + place
    default:
      return schema.format === "date" ? "2026-01-31" : textOf(schema, path)
  }
}

/** The position of everything in an entry whose issues nobody reads. */
export const start = () => ({ line: 1, column: 1 })

const entryOf = (type: ContentType, slug: string | undefined, place: number): SiteEntry => {
  const value = generated(type, jsonSchemaOf(type), [], place) as { slug?: string; number?: number }
  if (slug) value.slug = slug
  if ("number" in value) value.number = place + 1
  const name = slug && (type.fileName?.({ slug, number: value.number }) ?? slug)
  const file = `data/${type.location}${name ? `${name}.json` : ""}`
  return {
    type,
    data: { file, value: { $schema: schemaFileOf(type), ...value }, positionOf: start, positionOfKey: start },
  }
}

/** The entries of that site. */
export const testEntries: readonly SiteEntry[] = contentTypes.flatMap((type) =>
  isFolder(type) ? slugsOf(type).map((slug, place) => entryOf(type, slug, place)) : [entryOf(type, undefined, 0)],
)

import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql"
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min"
import { queryName } from "../../src/build/lookUp/queryName"
import { copyFragmentsModule } from "../../src/build/writeCopyFragments"
import { contentTypes } from "../../src/content/contentTypes"
import { type JsonSchema, jsonSchemaOf, resolveRef } from "../../src/content/jsonSchemaOf"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import type { Chart } from "../../src/content/schemas/figure"
import { drawChart } from "../../src/content/typeset/drawChart"
import type { SiteEntry } from "./siteEntries"

type Fields = Record<string, unknown>
type Variables = Record<string, unknown>

const sources = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
  .concat(copyFragmentsModule())

const textsAt = (place: RegExp) => sources.flatMap((source) => [...source.matchAll(place)].map(([, text = ""]) => text))

/** The source of the queries of components. */
export const staticQueries = textsAt(/useStaticQuery<[^`]*graphql`([^`]+)`/g)

const fragments = new Map(
  textsAt(/graphql`([^`]+)`/g)
    .flatMap((text) => parse(text).definitions)
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
)

/** The components' fragments, as in Gatsby's store. */
export const definitions = new Map([...fragments].map(([name, fragment]) => [name, { printedAst: print(fragment) }]))

/** Replaces every picture's files. */
const pictureFiles = {
  childImageSharp: {
    gatsbyImageData: {
      width: 1100,
      height: 800,
      images: { sources: [{ type: "image/avif", srcSet: "/static/a.avif 360w" }], fallback: { src: "/static/a.jpg" } },
    },
  },
}

/** The schema of values that Gatsby or a plugin adds, which no schema describes. */
const undescribed: JsonSchema = {}

/** The fields that the build adds to entries. */
const addedFields: Readonly<Record<string, (entry: Fields) => unknown>> = {
  countryNames: ({ countries }) => countries,
}

/** Answers queries as the data layer does, but synchronously and without validating them, which `gatsby build` does. */
export const answerer = (entries: readonly SiteEntry[]) => {
  const valuesOf = (name: string) =>
    entries.filter(({ type }) => type.name === name).map(({ data }) => data.value as Fields)

  const select = (value: Fields, root: JsonSchema, schema: JsonSchema, set: SelectionSetNode): Fields =>
    Object.fromEntries(
      fieldsIn(set).map((field) => {
        const child = schema.properties?.[field.name.value]
        const described = child ? resolveRef(child, root) : undescribed
        const added = addedFields[field.name.value]?.(value)
        return [nameIn(field), answer(added ?? value[field.name.value], root, described, field.selectionSet)]
      }),
    )

  const answer = (value: unknown, root: JsonSchema, schema: JsonSchema, set: SelectionSetNode | undefined): unknown => {
    if (value === undefined || value === null) return null
    if (Array.isArray(value)) {
      const items = schema.items ? resolveRef(schema.items, root) : undescribed
      return value.map((item) => answer(item, root, items, set))
    }
    const target = schema["x-reference"]
    if (target)
      return entryAnswer(
        target,
        valuesOf(target).find(({ slug }) => slug === value),
        set,
      )
    if (schema["x-image"]) return pictureFiles
    if (schema["x-chart"]) return drawChart(value as Chart)
    if (schema["x-markdown"]) return renderMarkdown(String(value), schema["x-markdown"] === "inline")
    return set ? select(value as Fields, root, schema, set) : value
  }

  const entryAnswer = (name: string, value: Fields | undefined, set: SelectionSetNode | undefined) => {
    const type = contentTypes.find((each) => each.name === name)
    if (!type) throw new Error(`There is no content type called ${name}`)
    const schema = jsonSchemaOf(type)
    return answer(value, schema, schema, set)
  }

  const nameOf = (field: string) =>
    contentTypes.find(({ typeName }) => [queryName(typeName), `all${typeName}`].includes(field))?.name

  /** The filter of a query for entries: `{ slug: { eq } }`, for lists also `{ in }`. */
  const wanted = (field: FieldNode, given: Variables) => {
    const args = argumentsOf(field, given)
    const filter = (args.filter ??
      Object.fromEntries(Object.entries(args).filter(([key]) => !listArguments.has(key)))) as Record<
      string,
      { eq?: unknown; in?: unknown[] }
    >
    return (value: Fields) =>
      Object.entries(filter).every(([key, test]) => (test.in ? test.in.includes(value[key]) : value[key] === test.eq))
  }

  const rootValues: Fields = {
    site: { siteMetadata: { siteUrl: "https://own.invalid" } },
    buildDay: { day: "2026-01-01" },
    allDialCode: {
      nodes: getCountries().map((name) => ({ name, code: `+${getCountryCallingCode(name)}` })),
    },
  }

  const rootAnswer = (field: FieldNode, given: Variables): unknown => {
    const name = field.name.value
    const type = nameOf(name)
    if (!type) {
      if (!(name in rootValues)) throw new Error(`Nothing answers ${name}`)
      return answer(rootValues[name], undescribed, undescribed, field.selectionSet)
    }
    const values = valuesOf(type).filter(wanted(field, given))
    if (!name.startsWith("all")) return entryAnswer(type, values[0], field.selectionSet)
    const [nodes] = field.selectionSet?.selections ?? []
    if (nodes?.kind !== Kind.FIELD) throw new Error(`${name} is asked for its nodes only`)
    return { nodes: values.map((value) => entryAnswer(type, value, nodes.selectionSet)) }
  }

  return (query: string, given: Variables = {}) => {
    const operation = parse(query).definitions.find(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    if (!operation) throw new Error("The text holds no query")
    return Object.fromEntries(
      fieldsIn(operation.selectionSet).map((field) => [nameIn(field), rootAnswer(field, given)]),
    )
  }
}

const listArguments = new Set(["sort", "limit", "filter"])

const nameIn = ({ alias, name }: FieldNode) => (alias ?? name).value

const selectionOf = (fragment: string) => {
  const found = fragments.get(fragment)
  if (!found) throw new Error(`There is no fragment ${fragment}`)
  return found.selectionSet
}

/** The requested fields, including those of fragments; selections of the same field are merged. */
const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] => {
  const fields = selections.flatMap((part) => {
    if (part.kind === Kind.FIELD) return part
    return fieldsIn(part.kind === Kind.FRAGMENT_SPREAD ? selectionOf(part.name.value) : part.selectionSet)
  })
  const merged = new Map<string, FieldNode>()
  for (const field of fields) {
    const before = merged.get(nameIn(field))?.selectionSet
    const { selectionSet } = field
    const both = before && selectionSet && [...before.selections, ...selectionSet.selections]
    merged.set(nameIn(field), both ? { ...field, selectionSet: { ...selectionSet, selections: both } } : field)
  }
  return [...merged.values()]
}

const argumentsOf = (field: FieldNode, given: Variables): Record<string, unknown> =>
  Object.fromEntries((field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, given)]))

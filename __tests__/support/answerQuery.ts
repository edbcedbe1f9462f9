import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Store } from "gatsby"
import {
  buildSchema,
  type DirectiveNode,
  executeSync,
  type FieldNode,
  FieldsOnCorrectTypeRule,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  parse,
  print,
  validate,
  valueFromASTUntyped,
} from "graphql"
import { type ContentType, contentTypes, queryName } from "../../src/content/contentTypes"
import { isHidden } from "../../src/content/isHidden"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import type { Chart } from "../../src/content/schemas/figure"
import { sdlOf } from "../../src/content/sdlOf"
import { dialCodeOf, offeredCodes } from "../../src/gatsby-node/addDialCodes"
import { dialCodes, lengthsOf } from "../../src/gatsby-node/dialCodes"
import { withFragments } from "../../src/gatsby-node/withFragments"
import { copyFragmentsModule } from "../../src/gatsby-node/writeCopyFragments"
import type { SiteEntry } from "./siteEntries"

type Fields = Record<string, unknown>

const sources = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
  .concat(copyFragmentsModule())

const textsAt = (place: RegExp) => sources.flatMap((source) => [...source.matchAll(place)].map(([, text = ""]) => text))

/** The source of the queries of components. */
export const staticQueries = textsAt(/useStaticQuery<[^`]*graphql`([^`]+)`/g)

/** The components' fragments, as in Gatsby's store. */
export const definitions = new Map(
  textsAt(/graphql`([^`]+)`/g)
    .flatMap((text) => parse(text).definitions)
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, { printedAst: print(fragment) }]),
)

/** The query for an entry of the type that a fragment is on. */
export const fragmentType = (fragment: string) => {
  const [, typeName] = /^fragment \w+ on (\w+)/.exec(definitions.get(fragment)?.printedAst ?? "") ?? []
  if (!typeName) throw new Error(`No component defines the fragment ${fragment}`)
  return queryName(typeName)
}

const listTypesOf = ({ typeName }: ContentType) => `
  type ${typeName}List {
    nodes: [${typeName}!]!
    pageInfo: PageInfo!
    group: [${typeName}GroupConnection!]!
  }
  type ${typeName}GroupConnection { fieldValue: String! totalCount: Int! nodes: [${typeName}!]! }`

const store = { getState: () => ({ definitions }) } as unknown as Store

/** The schema of the data layer: the site's own types, and what Gatsby and its plugins add. */
const schema = buildSchema(
  `
  ${sdlOf(contentTypes)}
  interface Node { id: ID! }
  scalar Any
  scalar Date
  type File { childImageSharp: ImageSharp! }
  type ImageSharp { gatsbyImageData: Any! }
  extend type Job { countryNames: [String!]! }
  type Site { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String! }
  type BuildDay { day: String! }
  type DialCode { name: String! code: String! trunk: String! lengths: [Int!] }
  extend type DialCodes { offered: [DialCode!]! }
  extend type Country { dialCode: DialCode }
  type DialCodeList { nodes: [DialCode!]! }
  type PageInfo { currentPage: Int! pageCount: Int! perPage: Int totalCount: Int! }
  ${contentTypes.map(listTypesOf).join("\n")}
  type Query {
    site: Site!
    buildDay: BuildDay!
    allDialCode: DialCodeList!
    servicesBySlug: [Service]!
    ${contentTypes.map(({ typeName }) => `${queryName(typeName)}: ${typeName} all${typeName}: ${typeName}List!`).join("\n")}
  }`,
  // Gatsby declares the directives and arguments.
  { assumeValid: true, assumeValidSDL: true },
)

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

/** The answers that do not come from entries. */
const otherAnswers: Fields = {
  site: { siteMetadata: { siteUrl: "https://own.invalid" } },
  buildDay: { day: "2026-01-01" },
  allDialCode: { nodes: [...dialCodes].map(([name, entry]) => ({ ...entry, name })) },
}

/** Loaded only where there is a chart, since the library takes half a second. */
const drawn = (chart: Chart) =>
  (require("../../src/content/typeset/drawChart") as typeof import("../../src/content/typeset/drawChart")).drawChart(
    chart,
  )

/** The part of a list that a query asks for; lists are not sorted. */
const listOf = (all: readonly Fields[], { skip = 0, limit = all.length }: { skip?: number; limit?: number }) => ({
  all,
  nodes: all.slice(skip, skip + limit),
  pageInfo: {
    currentPage: Math.floor(skip / limit) + 1,
    pageCount: Math.ceil(all.length / limit),
    perPage: limit,
    totalCount: all.length,
  },
})

/** The groups of a list by the field that a query selects. */
const groupsOf = (all: readonly Fields[], { field, limit = all.length }: { field?: Fields; limit?: number }) => {
  const [key = ""] = Object.keys(field ?? {})
  return [...new Set(all.map((entry) => entry[key]))].map((fieldValue) => {
    const nodes = all.filter((entry) => entry[key] === fieldValue)
    return { fieldValue, totalCount: nodes.length, nodes: nodes.slice(0, limit) }
  })
}

const argumentsIn = (node: DirectiveNode | FieldNode | undefined, variables?: Fields): Fields =>
  Object.fromEntries(
    (node?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  )

/** Whether an entry has what the arguments of a query ask for. */
const isAskedFor = ({ filter, sort: _sort, skip: _skip, limit: _limit, ...fields }: Fields) => {
  const tests = Object.entries((filter ?? fields) as Record<string, { eq?: unknown; ne?: unknown; in?: unknown[] }>)
  return (entry: Fields) =>
    tests.every(([key, { eq, ne, in: list }]) => {
      if (list) return list.includes(entry[key])
      return ne === undefined ? entry[key] === eq : entry[key] !== ne
    })
}

/** Answers queries as the data layer does, but synchronously. An answer throws if its query asks for unknown fields. */
export const answerer = (entries: readonly SiteEntry[]) => {
  const valuesOf = (typeName: unknown) =>
    entries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value as Fields)

  const isInternational = () => (valuesOf("Forms")[0] as { rules: { phone: string } }).rules.phone === "international"

  const rootAnswer = ({ fieldName, fieldNodes: [field], variableValues }: GraphQLResolveInfo) => {
    if (fieldName in otherAnswers) return otherAnswers[fieldName]
    const type = contentTypes.find(({ typeName }) => [queryName(typeName), `all${typeName}`].includes(fieldName))
    const args = argumentsIn(field, variableValues)
    if (fieldName === "servicesBySlug")
      return valuesOf("Service").filter(({ slug }) => (args.slugs as unknown[] | undefined)?.includes(slug))
    const found = valuesOf(type?.typeName).filter(isAskedFor(args))
    return fieldName.startsWith("all") ? listOf(found, args) : found[0]
  }

  /** Resolves a field by its directive, as the extensions in src/gatsby-node/createSchema.ts do. */
  const fieldResolver: GraphQLFieldResolver<Fields, unknown> = (source, _args, _context, info) => {
    const { fieldName, parentType } = info
    if (parentType.name === "Query") return rootAnswer(info)
    if (fieldName === "group" && parentType.name.endsWith("List"))
      return groupsOf(source.all as Fields[], argumentsIn(info.fieldNodes[0], info.variableValues))
    if (fieldName === "offered") return offeredCodes(source as Parameters<typeof offeredCodes>[0])
    if (fieldName === "lengths") return isInternational() ? lengthsOf(String(source.code)) : null
    if (fieldName === "dialCode") return dialCodeOf(source as Parameters<typeof dialCodeOf>[0])
    const value = source[fieldName === "countryNames" ? "countries" : fieldName]
    const directive = parentType.getFields()[fieldName]?.astNode?.directives?.[0]
    const { inline, type } = argumentsIn(directive)
    if (directive?.name.value === "image") return pictureFiles
    if (directive?.name.value === "chart") return value && drawn(value as Chart)
    if (directive?.name.value === "markdown") return value && renderMarkdown(String(value), inline === true)
    if (directive?.name.value !== "reference") return value
    const find = (slug: unknown) => valuesOf(type).find((entry) => entry.slug === slug)
    return Array.isArray(value) ? value.map(find).filter((entry) => !isHidden(entry)) : find(value)
  }

  return (query: string, variableValues: Fields = {}) => {
    const document = parse(withFragments(query, store))
    const unknown = validate(schema, document, [FieldsOnCorrectTypeRule])
    const { data, errors = unknown } = executeSync({ schema, document, rootValue: {}, variableValues, fieldResolver })
    if (!data || errors.length > 0) throw new AggregateError(errors, errors[0]?.message)
    return data
  }
}

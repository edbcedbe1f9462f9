import type { Store } from "gatsby"
import {
  buildSchema,
  type DirectiveNode,
  executeSync,
  type FieldNode,
  FieldsOnCorrectTypeRule,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  parse,
  validate,
  valueFromASTUntyped,
} from "graphql"
import { isHidden } from "../../src/content/isHidden"
import type { Chart } from "../../src/content/schemas/figure"
import { withFragments } from "../../src/gatsby-node/withFragments"
import { type PlainEntry, testData } from "./preparedData"

type Fields = Record<string, unknown>

const { types, sdl, fragments, dialCodes } = testData()

/** The components' fragments, as in Gatsby's store. */
export const definitions = new Map(fragments.map(([name, printedAst]) => [name, { printedAst }]))

/** The query for an entry of the type that a fragment is on. */
export const fragmentType = (fragment: string) => {
  const [, typeName] = /^fragment \w+ on (\w+)/.exec(definitions.get(fragment)?.printedAst ?? "") ?? []
  const type = types.find((type) => type.typeName === typeName)
  if (!type) throw new Error(`No component defines the fragment ${fragment}`)
  return type.queryName
}

const store = { getState: () => ({ definitions }) } as unknown as Store

/** The schema of the data layer: the site's own types, and what Gatsby and its plugins add. */
const schema = buildSchema(
  `
  ${sdl}
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
  type Query {
    site: Site!
    buildDay: BuildDay!
    allDialCode: DialCodeList!
    servicesBySlug: [Service]!
    ${types.map(({ typeName, queryName }) => `${queryName}: ${typeName} all${typeName}: ${typeName}List!`).join("\n")}
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
  allDialCode: { nodes: dialCodes },
}

// What few fields need is loaded with the first of them, since it takes half of the time of most files.
const charts = () =>
  require("../../src/content/typeset/drawChart") as typeof import("../../src/content/typeset/drawChart")
const texts = () => require("../../src/content/renderMarkdown") as typeof import("../../src/content/renderMarkdown")
const codes = () => ({
  ...(require("../../src/gatsby-node/addDialCodes") as typeof import("../../src/gatsby-node/addDialCodes")),
  ...(require("../../src/gatsby-node/dialCodes") as typeof import("../../src/gatsby-node/dialCodes")),
})

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
export const answerer = (entries: readonly PlainEntry[]) => {
  const valuesOf = (typeName: unknown) =>
    entries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value as Fields)

  const isInternational = () => (valuesOf("Forms")[0] as { rules: { phone: string } }).rules.phone === "international"

  const rootAnswer = ({ fieldName, fieldNodes: [field], variableValues }: GraphQLResolveInfo) => {
    if (fieldName in otherAnswers) return otherAnswers[fieldName]
    const type = types.find(({ typeName, queryName }) => [queryName, `all${typeName}`].includes(fieldName))
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
    if (fieldName === "offered") return codes().offeredCodes(source as { short: string[] })
    if (fieldName === "lengths") return isInternational() ? codes().lengthsOf(String(source.code)) : null
    if (fieldName === "dialCode") return codes().dialCodeOf(source as { language: string })
    const value = source[fieldName === "countryNames" ? "countries" : fieldName]
    const directive = parentType.getFields()[fieldName]?.astNode?.directives?.[0]
    const { inline, type } = argumentsIn(directive)
    if (directive?.name.value === "image") return pictureFiles
    if (directive?.name.value === "chart") return value && charts().drawChart(value as Chart)
    if (directive?.name.value === "markdown") return value && texts().renderMarkdown(String(value), inline === true)
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

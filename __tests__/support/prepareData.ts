import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type FragmentDefinitionNode, Kind, parse, print } from "graphql"
import { type ContentType, contentTypes, queryName } from "../../src/content/contentTypes"
import { sdlOf } from "../../src/content/sdlOf"
import { dialCodes } from "../../src/gatsby-node/dialCodes"
import { copyFragmentsModule } from "../../src/gatsby-node/writeCopyFragments"
import { publishedFiles, publishedText } from "../../tools/publishedData"
import type { OwnData, TestData } from "./preparedData"
import { type SiteEntry, siteEntries } from "./siteEntries"
import { testEntries } from "./testSite"

const sources = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"))
  .concat(copyFragmentsModule())

const textsAt = (place: RegExp) => sources.flatMap((source) => [...source.matchAll(place)].map(([, text = ""]) => text))

const listTypesOf = ({ typeName }: ContentType) => `
  type ${typeName}List {
    nodes: [${typeName}!]!
    pageInfo: PageInfo!
    group: [${typeName}GroupConnection!]!
  }
  type ${typeName}GroupConnection { fieldValue: String! totalCount: Int! nodes: [${typeName}!]! }`

const plain = ({ type: { name, typeName }, data }: SiteEntry) => ({
  type: { name, typeName },
  data: { value: data.value },
})

const testData = (): TestData => ({
  sdl: [sdlOf(contentTypes), ...contentTypes.map(listTypesOf)].join("\n"),
  types: contentTypes.map(({ typeName }) => ({ typeName, queryName: queryName(typeName) })),
  staticQueries: textsAt(/useStaticQuery<[^`]*graphql`([^`]+)`/g),
  fragments: textsAt(/graphql`([^`]+)`/g)
    .flatMap((text) => parse(text).definitions)
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, print(fragment)]),
  dialCodes: [...dialCodes].map(([name, entry]) => ({ ...entry, name })),
  entries: testEntries.map(plain),
})

const ownData = (): OwnData => ({
  entries: siteEntries.map(plain),
  published: Object.fromEntries(publishedFiles.map((file) => [file, publishedText(file)])),
})

/** Writes what `preparedData` reads. @returns the folder */
export const prepareData = () => {
  const folder = path.resolve("node_modules/.cache/test-data")
  mkdirSync(folder, { recursive: true })
  for (const [name, data] of Object.entries({ test: testData(), own: ownData() })) {
    const file = path.join(folder, `${name}.json`)
    // Another run may be reading it.
    writeFileSync(`${file}.new`, JSON.stringify(data))
    renameSync(`${file}.new`, file)
  }
  return folder
}

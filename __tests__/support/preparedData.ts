import { readFileSync } from "node:fs"
import path from "node:path"

/** An entry without its schema. */
export interface PlainEntry {
  readonly type: { readonly name: string; readonly typeName: string }
  readonly data: { readonly value: unknown }
}

/** The data layer of a small site. */
export interface TestData {
  /** The GraphQL types of entries and of lists of them. */
  readonly sdl: string
  readonly types: readonly { readonly typeName: string; readonly queryName: string }[]
  /** The source of the queries of components. */
  readonly staticQueries: readonly string[]
  /** The components' fragments, by name. */
  readonly fragments: readonly (readonly [name: string, text: string])[]
  readonly dialCodes: readonly object[]
  /** The entries of `testSite`. */
  readonly entries: readonly PlainEntry[]
}

/** The site's own data. */
export interface OwnData {
  /** The entries of `siteEntries`. */
  readonly entries: readonly PlainEntry[]
  /** The files that are published, with their texts. */
  readonly published: Readonly<Record<string, string>>
}

const read = (name: string) => JSON.parse(readFileSync(path.join(String(process.env.PREPARED_DATA), name), "utf8"))

// What tests of components read. It is worked out before all tests (`prepareData`), since that needs the schemas and the
// checks, which take each file of tests half a second to load.
export const testData = (): TestData => read("test.json")
export const ownData = (): OwnData => read("own.json")

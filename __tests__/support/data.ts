import { fragmentType } from "./answerQuery"
import { answerFrom, ask } from "./gatsby"
import { testData } from "./preparedData"

// The data behind the queries in tests: reading and changing entries of `testSite`.

// biome-ignore lint/suspicious/noExplicitAny: tests read and change any field
type Entry = any

const copyOf = (value: Entry): Entry => JSON.parse(JSON.stringify(value))

const { entries: testEntries } = testData()
let entries = testEntries

const entryNamed = (type: string, slug?: string) => {
  const found = entries.find(
    ({ type: { name }, data }) => name === type && (!slug || (data.value as Entry).slug === slug),
  )
  if (!found) throw new Error(`The test site has no ${type} ${slug ?? ""}`)
  return found
}

/** An entry as in its data file; of a folder the first, or that with a slug. */
export const entry = (type: string, slug?: string): Entry => copyOf(entryNamed(type, slug).data.value)

/** Changes an entry until the end of the test. */
export const edit = (type: string, change: (entry: Entry) => void, slug?: string) => {
  const was = entryNamed(type, slug)
  const value = copyOf(was.data.value)
  change(value)
  entries = entries.map((each) => (each === was ? { ...was, data: { ...was.data, value } } : each))
  answerFrom(entries)
}

/** The result of a fragment for an entry, as a page's query passes it to a section. */
export const queried = <Data>(fragment: string, slug?: string): Data =>
  ask(`{ found: ${fragmentType(fragment)}${slug ? `(slug: {eq: "${slug}"})` : ""} { ...${fragment} } }`).found as Data

afterEach(() => {
  if (entries === testEntries) return
  entries = testEntries
  answerFrom(entries)
})

import { type RenderBodyArgs, StaticQueryContext } from "gatsby"
import { type PropsWithChildren, useContext } from "react"
import { scriptJson } from "../../site/scriptJson"
import { earlyFields, isLateField } from "./lateFields"
import { ReadsOf } from "./lateResults"
import { ofNoIsland, type PageData, pageDataId, type QueryResults } from "./PageData"

/** What the last rendered page can read and has read; pages are rendered one at a time (`renderPage`). */
let results: QueryResults = {}
let readByPage = new Set<string>()
let readByIsland: Record<string, Set<string>> = {}

/** Passes results on, and records which of them are read. */
const Recorded = ({ read, children }: PropsWithChildren<{ read: Set<string> }>) => {
  const recorded = new Proxy(results, {
    get: (target, hash: string) => {
      read.add(hash)
      return target[hash]
    },
  })
  return <StaticQueryContext.Provider value={recorded}>{children}</StaticQueryContext.Provider>
}

const RecordedIsland = ({ island, children }: PropsWithChildren<{ island: string }>) => {
  const read = readByIsland[island] ?? new Set()
  readByIsland[island] = read
  return <Recorded read={read}>{children}</Recorded>
}

/** Wraps a page during rendering, and records which results it reads itself, and which its islands do. */
export const QueryResultsToInline = ({ children }: PropsWithChildren) => {
  results = useContext(StaticQueryContext)
  readByPage = new Set()
  readByIsland = {}
  return (
    <ReadsOf.Provider value={RecordedIsland}>
      <Recorded read={readByPage}>{children}</Recorded>
    </ReadsOf.Provider>
  )
}

/**
 * Gives the head of a page its results, unrecorded: it is in the HTML of the first page, and no script renders it there.
 */
export const HeadResults = ({ children }: PropsWithChildren) => (
  <StaticQueryContext.Provider value={results}>{children}</StaticQueryContext.Provider>
)

/** In `gatsby develop` there is no page data here. */
type BodyArgs = Pick<RenderBodyArgs, "pathname" | "setPostBodyComponents"> &
  Partial<Pick<RenderBodyArgs, "loadPageDataSync">>

/**
 * Embeds the data of the last rendered page in its HTML: the repeated text adds little after compression, and saves a
 * request. Results that only islands read are left out, and those that nothing has read, for parts that load on use.
 */
export const inlinePageData = ({ pathname, loadPageDataSync, setPostBodyComponents }: BodyArgs) => {
  if (!loadPageDataSync) return
  const late = Object.entries(readByIsland)
    .map(([island, read]) => [island, [...read].filter((hash) => !readByPage.has(hash))] as const)
    .filter(([, hashes]) => hashes.length > 0)
  const ofIslands = new Set(late.flatMap(([, hashes]) => hashes))
  const unread = Object.keys(results).filter((hash) => !readByPage.has(hash) && !ofIslands.has(hash))
  const whole = loadPageDataSync(pathname) as PageData["page"]
  // Gatsby fetches those that this lists.
  const page = { ...whole, staticQueryHashes: whole.staticQueryHashes.filter((hash) => !(hash in results)) }
  const fields = page.result.data
  const data: PageData = {
    page: fields ? { ...page, result: { ...page.result, data: earlyFields(fields) } } : page,
    ...(fields && Object.keys(fields).some(isLateField) && { hasLateFields: true }),
    results: Object.fromEntries(Object.entries(results).filter(([hash]) => readByPage.has(hash))),
    late: { ...Object.fromEntries(late), ...(unread.length > 0 && { [ofNoIsland]: unread }) },
  }
  setPostBodyComponents([
    <script
      key={pageDataId}
      id={pageDataId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any tags
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />,
  ])
}

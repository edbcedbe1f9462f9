import { type RenderBodyArgs, StaticQueryContext } from "gatsby"
import { type ReactNode, useContext } from "react"
import { scriptJson } from "../../site/scriptJson"
import { type PageData, pageDataId, type QueryResults } from "./PageData"

/** The results of the last rendered page; pages are rendered one at a time (`renderPage`). */
let collected: QueryResults = {}

/** Wraps a page during rendering, and records which results it uses. */
export const QueryResultsToInline = ({ children }: { children: ReactNode }) => {
  collected = useContext(StaticQueryContext)
  return <>{children}</>
}

/** In `gatsby develop` there is no page data here. */
type BodyArgs = Pick<RenderBodyArgs, "pathname" | "setPostBodyComponents"> &
  Partial<Pick<RenderBodyArgs, "loadPageDataSync">>

/**
 * Embeds the data of the last rendered page in its HTML: the repeated text adds little after compression, and saves a
 * request.
 */
export const inlinePageData = ({ pathname, loadPageDataSync, setPostBodyComponents }: BodyArgs) => {
  if (!loadPageDataSync) return
  const data: PageData = { page: loadPageDataSync(pathname) as PageData["page"], results: collected }
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

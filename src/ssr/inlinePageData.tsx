import { type RenderBodyArgs, StaticQueryContext } from "gatsby"
import { type ReactNode, useContext } from "react"
import { type PageData, pageDataId, type StaticQueryResults } from "../hydration/PageData"
import { scriptJson } from "../seo/scriptJson"

/** The results of the page that was rendered last; pages are rendered one at a time (`renderPage`). */
let collected: StaticQueryResults = {}

/** Wraps a page while it is rendered, and records which results it uses. */
export const ResultCollector = ({ children }: { children: ReactNode }) => {
  collected = useContext(StaticQueryContext)
  return <>{children}</>
}

/** In `gatsby develop` there is no page data here. */
type BodyArgs = Pick<RenderBodyArgs, "pathname" | "setPostBodyComponents"> &
  Partial<Pick<RenderBodyArgs, "loadPageDataSync">>

/**
 * Puts the data of the page that was rendered last into its HTML: there the repeated text adds little after compression,
 * and the browser need not request it.
 */
export const inlinePageData = ({ pathname, loadPageDataSync, setPostBodyComponents }: BodyArgs) => {
  if (!loadPageDataSync) return
  const data: PageData = { page: loadPageDataSync(pathname) as PageData["page"], results: collected }
  setPostBodyComponents([
    <script
      key={pageDataId}
      id={pageDataId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag is left
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />,
  ])
}

import type { GatsbySSR } from "gatsby"
import { headScript, noScriptStyle } from "./src/hosting/policy/knownInline"
import { arrangePage } from "./src/islands/html/arrangePage"
import { islandStyles } from "./src/islands/html/islandStyles"
import { renderPage } from "./src/islands/html/renderPage"
import { HeadResults, inlinePageData, QueryResultsToInline } from "./src/islands/page-data/inlinePageData"
import { Head, type HeadProps } from "./src/seo/Head"
import { HeadWriter } from "./src/seo/Seo"
import { verificationTags } from "./src/seo/verificationTags"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

const HeadInHtml = (props: HeadProps) => (
  <HeadResults>
    <Head {...props} />
  </HeadResults>
)

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <QueryResultsToInline>
    <HeadWriter.Provider value={HeadInHtml}>{element}</HeadWriter.Provider>
  </QueryResultsToInline>
)

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  page.setHeadComponents([
    ...verificationTags(page.pathname),
    ...fontPreloads,
    <noscript key="no-script">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style */}
      <style dangerouslySetInnerHTML={{ __html: noScriptStyle }} />
    </noscript>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
    <script key="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />,
    ...islandStyles((page as { bodyHtml?: string }).bodyHtml ?? ""),
  ])
  inlinePageData(page)
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = arrangePage

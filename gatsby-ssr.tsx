import type { GatsbySSR } from "gatsby"
import { arrangePage } from "./src/html/arrangePage"
import { earlyScript } from "./src/html/earlyScript"
import { noScriptStyle } from "./src/html/noScriptStyle"
import { ResultCollector, writePageData } from "./src/html/pageData/collectPageData"
import { renderPage } from "./src/html/renderPage"
import { Head } from "./src/seo/Head"
import { HeadWriter } from "./src/seo/Seo"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <ResultCollector>
    <HeadWriter.Provider value={Head}>{element}</HeadWriter.Provider>
  </ResultCollector>
)

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  page.setHeadComponents([
    ...fontPreloads,
    <noscript key="no-script">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is a style of our own */}
      <style dangerouslySetInnerHTML={{ __html: noScriptStyle }} />
    </noscript>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is a script of our own
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
  ])
  writePageData(page)
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = arrangePage

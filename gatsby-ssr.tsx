import type { GatsbySSR } from "gatsby"
import { arrangePage } from "./src/html/arrangePage"
import { earlyScript } from "./src/html/earlyScript"
import { renderPage } from "./src/html/renderPage"
import { Head } from "./src/seo/Head"
import { HeadWriter } from "./src/seo/Seo"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <HeadWriter.Provider value={Head}>{element}</HeadWriter.Provider>
)

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([
    ...fontPreloads,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is a script of our own
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
  ])

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = arrangePage

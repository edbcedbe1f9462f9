import type { GatsbySSR } from "gatsby"
import { arrangePage } from "./src/html/arrangePage"
import { earlyScript } from "./src/html/earlyScript"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([
    ...fontPreloads,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is a script of our own
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
  ])

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = arrangePage

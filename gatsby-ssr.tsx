import type { GatsbySSR } from "gatsby"
import { headScripts } from "./src/site/headScripts"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([
    ...fontPreloads,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are scripts of our own
    <script key="early" dangerouslySetInnerHTML={{ __html: headScripts }} />,
  ])

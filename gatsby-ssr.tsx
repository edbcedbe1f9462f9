import type { GatsbySSR } from "gatsby"
import { earlyUseScript } from "./src/components/early/earlyUse"
import { lostScript } from "./src/forms/frame/lostScript"
import { plainPlusScript } from "./src/links/plainPlusScript"
import { fontPreloads } from "./src/styles/fontPreloads"

export { wrapPageElement } from "./gatsby-browser"

/** What must run before any file is fetched. */
const earlyScripts = [plainPlusScript, earlyUseScript, lostScript].join(";")

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([
    ...fontPreloads,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are scripts of our own
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScripts }} />,
  ])

import type { RenderBodyArgs } from "gatsby"
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr"
import type { ReactElement, ReactNode } from "react"
import { headScripts } from "../../site/headScripts"
import { type InlinePart, inlineParts } from "./inlineParts"

/** A script or style that pages may hold. */
export interface KnownInline {
  readonly tag: InlinePart["tag"]
  /** Its whole text, or a pattern of its whole text where a part of it differs between pages or builds. */
  readonly body: string | RegExp
}

type Raw = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>

/** What gatsby-plugin-image puts into the head of every page, asked of the plugin itself. */
const ofPictures = (): KnownInline[] => {
  const nodes: ReactNode[] = []
  const collect = { setHeadComponents: (components: readonly ReactNode[]) => nodes.push(...components) }
  onRenderBody(collect as unknown as RenderBodyArgs, { plugins: [] })
  return (nodes as Raw[]).flatMap(({ type, props }) => {
    const body = props.dangerouslySetInnerHTML?.__html ?? ""
    return type === "script" || type === "style" ? [{ tag: type, body }] : inlineParts(body)
  })
}

/** What Gatsby itself writes: the page's own path, the names of the scripts, and the mark of the build. */
const ofGatsby: readonly KnownInline[] = [
  { tag: "script", body: /^\/\*<!\[CDATA\[\*\/window\.pagePath="[^"\\<]*";\/\*\]\]>\*\/$/ },
  { tag: "script", body: /^\s*window\.___chunkMapping="(?:[^"\\<]|\\")*";\s*$/ },
  { tag: "script", body: /^window\.___webpackCompilationHash="[0-9a-f]+";$/ },
]

/**
 * Every inline script and style that a page of this site may hold; any other fails the build.
 * @param stylesheets the site's CSS files, which Gatsby writes into each page
 */
export const knownInline = (stylesheets: readonly string[]): readonly KnownInline[] => [
  { tag: "script", body: headScripts },
  ...stylesheets.map((body) => ({ tag: "style", body }) as const),
  ...ofGatsby,
  ...ofPictures(),
]

import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { heldScriptsId } from "../head-script/holdScripts"
import { isStylesheet } from "./stylesheetsIn"

const propsOf = (part: ReactNode) => (isValidElement(part) ? (part.props as Record<string, unknown>) : {})

/** The id of Gatsby's placeholder for a page's scripts; `gatsby develop` has none. */
const scriptsSlice = "_gatsby-scripts"

const isScripts = (part: ReactNode) => propsOf(part).sliceId === scriptsSlice

// The other names from Gatsby need no guard here: an unknown inline script or style fails the build (`pagePolicy`).

/** The inline script that sets the page's path. `takePageData` does that, so that all pages share one policy. */
const isPathScript = (part: ReactNode) => propsOf(part).id === "gatsby-script-loader"

/** Styles that gatsby-plugin-image adds for its own components; this site's pictures are plain HTML. */
const isOfImagePlugin = (part: ReactNode) => isValidElement(part) && String(part.key).startsWith("gatsby-image-style")

const isAppStyle = (part: ReactNode) => String(propsOf(part)["data-href"]).includes("/app.")

/** Fails a build if Gatsby's output differs from what this file expects; the live preview's always does. */
const expectInBuild = (isThere: boolean, missing: string) => {
  if (process.env.NODE_ENV === "production" && !isThere) throw new Error(missing)
}

/** Puts the CSS that all pages share before the page's own, so that the order is the same after a navigation. */
const orderStyles = (head: readonly ReactNode[], pathname: string) => {
  const styles = head.filter(isStylesheet)
  expectInBuild(
    styles.some(isAppStyle),
    `${pathname} has no styles of all pages: src/islands/html looks for them by /app. in their address.`,
  )
  const ordered = [...styles.filter(isAppStyle), ...styles.filter((style) => !isAppStyle(style))].values()
  return head.map((part) => (isStylesheet(part) ? ordered.next().value : part))
}

/**
 * The script tags of all pages, to be loaded later. They are part of the renderer (`defineScriptTags`), so that Gatsby
 * need not insert them: by default it reads and writes each page a second time.
 */
const heldScripts = () => (
  <template
    key="scripts"
    id={heldScriptsId}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby has written it
    dangerouslySetInnerHTML={{ __html: process.env.PAGE_SCRIPTS ?? "" }}
  />
)

/**
 * Arranges the HTML around what React has rendered: orders CSS, defers scripts, and removes what is not used.
 * @throws Error if a build has no placeholder for scripts, which would then be fetched at once, or no shared styles
 */
export const arrangePage = (page: PreRenderHTMLArgs) => {
  const head = page.getHeadComponents().filter((part) => !isOfImagePlugin(part))
  page.replaceHeadComponents(orderStyles(head, page.pathname))
  const end = page.getPostBodyComponents().filter((part) => !isPathScript(part))
  expectInBuild(
    end.some(isScripts),
    `${page.pathname} has no place for its scripts: src/islands/html looks for the slice that Gatsby names ${scriptsSlice}.`,
  )
  page.replacePostBodyComponents(end.map((part) => (isScripts(part) ? heldScripts() : part)))
}

import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { heldScriptsId } from "../inline/holdScripts"
import { isStylesheet } from "./stylesheetsIn"

const propsOf = (part: ReactNode) => (isValidElement(part) ? (part.props as Record<string, unknown>) : {})

/** Where the build puts a page's scripts, by an id of Gatsby's own; `gatsby develop` has no such place. */
const scriptsSlice = "_gatsby-scripts"

const isScripts = (part: ReactNode) => propsOf(part).sliceId === scriptsSlice

// The other names of Gatsby's here need no such guard: an inline script or style that is left in a page, or not known as a
// stylesheet of the site, ends the build with its text (`pagePolicy`).

/** The inline script that tells Gatsby the page's path. `takePageData` does, from the data: so all pages have one policy. */
const isPathScript = (part: ReactNode) => propsOf(part).id === "gatsby-script-loader"

/** What gatsby-plugin-image adds for its own components; the pictures of this site are plain HTML. */
const isOfImagePlugin = (part: ReactNode) => isValidElement(part) && String(part.key).startsWith("gatsby-image-style")

const isAppStyle = (part: ReactNode) => String(propsOf(part)["data-href"]).includes("/app.")

/** Puts the styles that all pages share before the page's own: so they follow each other when pages change, too. */
const orderStyles = (head: readonly ReactNode[]) => {
  const styles = head.filter(isStylesheet)
  const ordered = [...styles.filter(isAppStyle), ...styles.filter((style) => !isAppStyle(style))].values()
  return head.map((part) => (isStylesheet(part) ? ordered.next().value : part))
}

/**
 * The scripts of all pages, held back. They are in the renderer (`defineScriptTags`), which leaves Gatsby nothing to put in:
 * left to itself, it opens each page once more and writes it a second time.
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
 * Arranges the HTML around what React has rendered: orders styles, holds scripts back, leaves out what would be idle.
 * @throws Error where a build has no place for scripts, which would then be fetched at once
 */
export const arrangePage = (page: PreRenderHTMLArgs) => {
  page.replaceHeadComponents(orderStyles(page.getHeadComponents().filter((part) => !isOfImagePlugin(part))))
  const end = page.getPostBodyComponents().filter((part) => !isPathScript(part))
  if (process.env.NODE_ENV === "production" && !end.some(isScripts))
    throw new Error(
      `${page.pathname} has no place for its scripts: src/ssr looks for the slice that Gatsby names ${scriptsSlice}.`,
    )
  page.replacePostBodyComponents(end.map((part) => (isScripts(part) ? heldScripts() : part)))
}

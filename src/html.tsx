import type { ComponentProps, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { pagePolicy } from "./hosting/policy/pagePolicy"
import { serviceOrigins } from "./hosting/policy/serviceOrigins"
import { stylesheetsIn } from "./islands/html/stylesheetsIn"

/** The props that Gatsby passes to the component around every page. */
interface DocumentProps {
  htmlAttributes: ComponentProps<"html">
  headComponents: ReactNode[]
  bodyAttributes: ComponentProps<"body">
  preBodyComponents: ReactNode[]
  /** The page's HTML, as React has rendered it. */
  body: string
  postBodyComponents: ReactNode[]
  /** The page's path; the preview renders one document for all pages. */
  path?: string
}

const services = serviceOrigins()

const charset = '<meta charSet="utf-8"/>'

/** The preview adds its own scripts, which no policy could list. */
const isBuild = process.env.NODE_ENV === "production"

/**
 * The HTML document around every page, at the path where Gatsby looks for it.
 * A build writes each page with its content policy right after the charset. Adding policies in a later step would take
 * as long as rendering: each of ten thousand pages would be written twice.
 */
const Document = (props: DocumentProps) => {
  const {
    htmlAttributes,
    headComponents,
    bodyAttributes,
    preBodyComponents,
    body,
    postBodyComponents,
    path = "",
  } = props
  const head = renderToStaticMarkup(
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* For browsers that do not support SVG. Without `sizes`, those that do would load both. */}
      <link rel="icon" href="/favicon-32x32.png" type="image/png" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {headComponents}
    </>,
  )
  const before = renderToStaticMarkup(preBodyComponents)
  const after = renderToStaticMarkup(postBodyComponents)
  const policy = isBuild
    ? `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([head, before, body, after], path, stylesheetsIn(headComponents), services)}"/>`
    : ""
  return (
    <html {...htmlAttributes}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it */}
      <head dangerouslySetInnerHTML={{ __html: charset + policy + head }} />
      <body
        {...bodyAttributes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
        dangerouslySetInnerHTML={{ __html: `${before}<div id="___gatsby">${body}</div>${after}` }}
      />
    </html>
  )
}

export default Document

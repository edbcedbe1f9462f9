import { Marked, type Token, type Tokens } from "marked"
import sanitizeHtml from "sanitize-html"

const parser = new Marked({ gfm: true })

/** What a Markdown text holds that the site refuses or must look up. */
export interface MarkdownFindings {
  /** Pieces of HTML; none is allowed. */
  html: string[]
  /** Pictures; they are named in fields of their own instead. */
  images: string[]
  /** The addresses of all links. */
  links: string[]
}

/** Lists the HTML, pictures and links in a Markdown text. */
export const inspectMarkdown = (source: string): MarkdownFindings => {
  const findings: MarkdownFindings = { html: [], images: [], links: [] }
  parser.walkTokens(parser.lexer(source), (token: Token) => {
    if (token.type === "html") findings.html.push(token.raw.trim())
    if (token.type === "image") findings.images.push(token.raw.trim())
    if (token.type === "link") findings.links.push((token as Tokens.Link).href)
  })
  return findings
}

/**
 * Renders Markdown to HTML that is safe to put into a page, whatever stands in it.
 * Links to other sites open in a new tab; tables can be scrolled by keyboard.
 * @param source the Markdown
 * @param inline whether to leave out the paragraph around it
 */
export const renderMarkdown = (source: string, inline: boolean) => {
  const html = inline ? parser.parseInline(source) : parser.parse(source)
  return sanitizeHtml(String(html), {
    allowedTags: [
      ...["p", "em", "strong", "code", "pre", "blockquote", "a", "br", "hr", "del", "div"],
      ...["ul", "ol", "li", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "rel", "target"],
      div: ["class", "tabindex", "role"],
      ol: ["start"],
      th: ["scope", "align"],
      td: ["align"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: { href, ...(/^https:/.test(href) ? { target: "_blank", rel: "noopener" } : {}) },
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
    },
  })
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="table" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>")
    .trim()
}

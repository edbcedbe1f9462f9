import { Marked, type Token, type Tokens } from "marked"
import { HtmlRenderer } from "./HtmlRenderer"

const parser = new Marked({ gfm: true })
const renderer = new HtmlRenderer()

/** What a Markdown text holds that the site refuses or must look up. */
export interface MarkdownFindings {
  /** Pieces of HTML; none is allowed. */
  html: string[]
  /** Pictures; they are named in fields of their own instead. */
  images: string[]
  /** The addresses of all links. */
  links: string[]
}

/** Nothing that is looked for in a text is written without one of these signs; a text without them need not be read. */
const signs = /[<[@]|:\/\/|www\./i

/** Lists the HTML, pictures and links in a Markdown text. */
export const inspectMarkdown = (source: string): MarkdownFindings => {
  const findings: MarkdownFindings = { html: [], images: [], links: [] }
  if (!signs.test(source)) return findings
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
  const html = inline ? parser.parseInline(source, { renderer }) : parser.parse(source, { renderer })
  return String(html).trim()
}

import { Renderer, type Tokens } from "marked"
import { escapeHtml } from "../site/escapeHtml"
import { highlightCode, languageOf } from "./typeset/codeLanguages"
import { formulasAsText } from "./typeset/formulasAsText"

/** An address of this site, or one with a scheme that cannot run scripts. */
const isSafe = (href: string) => /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(href)

/**
 * Renders any Markdown as HTML that is safe to put into a page: HTML is shown as text, pictures as their description,
 * and links with schemes other than those above lose their address. marked itself escapes all other text.
 */
export class HtmlRenderer extends Renderer {
  override html({ text }: Tokens.HTML | Tokens.Tag) {
    return escapeHtml(text)
  }

  override image({ text }: Tokens.Image) {
    return escapeHtml(text)
  }

  override checkbox() {
    return ""
  }

  /** Links to other sites open in a new tab; those whose text is their address are printed without it. */
  override link({ href, tokens }: Tokens.Link) {
    const words = this.parser.parseInline(tokens)
    if (!isSafe(href)) return words
    const tab = href.startsWith("https:") ? ' target="_blank" rel="noopener"' : ""
    const bare = words === escapeHtml(href) ? " data-bare" : ""
    return `<a href="${escapeHtml(href)}"${tab}${bare}>${words}</a>`
  }

  /** Heading levels one and two belong to the page and its parts. */
  override heading({ tokens, depth }: Tokens.Heading) {
    const level = Math.min(Math.max(depth, 3), 4)
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
  }

  /** Code and tables wider than the page can be scrolled by keyboard; the language labels its block. */
  override code({ text, lang }: Tokens.Code) {
    const language = languageOf(lang)
    if (!language) return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`
    const name = escapeHtml(language.label)
    const pre = `<pre tabindex="0" role="group" aria-label="${name}"><code>${highlightCode(text, language)}\n</code></pre>`
    return `<div class="code"><div class="language"><span aria-hidden="true">${name}</span></div>${pre}</div>\n`
  }

  /** Markdown has no captions, so the names of the columns label the table. */
  override table(token: Tokens.Table) {
    const columns = token.header.map(({ tokens }) =>
      formulasAsText(this.parser.parseInline(tokens))
        .replace(/<[^>]*>/g, "")
        .trim(),
    )
    const caption = columns.filter(Boolean).join(", ").replaceAll('"', "&quot;")
    return `<div class="table" tabindex="0" role="group" aria-label="${caption}">${super.table(token)}</div>\n`
  }

  /** An empty cell above the row names is not a header: screen readers would announce a header without text. */
  override tablecell(token: Tokens.TableCell) {
    const isHeader = token.header && token.text.trim() !== ""
    return super.tablecell({ ...token, header: isHeader }).replace(/^<th/, '<th scope="col"')
  }
}

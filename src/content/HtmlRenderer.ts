import { Renderer, type Tokens } from "marked"
import { escapeHtml } from "../seo/escapeHtml"
import { languageOf } from "./typeset/codeLanguages"
import { formulasAsText } from "./typeset/formulasAsText"
import { highlightCode } from "./typeset/highlightCode"

/** An address of this site or of a kind that no script can hide in. */
const isSafe = (href: string) => /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(href)

/**
 * Writes Markdown as HTML that is safe to put into a page, whatever is in it: HTML is shown as text, pictures as
 * their words, and links of another kind than those above lose their address. marked itself escapes all other text.
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

  /** Links to other sites open in a new tab; those whose words are their address are printed without it. */
  override link({ href, tokens }: Tokens.Link) {
    const words = this.parser.parseInline(tokens)
    if (!isSafe(href)) return words
    const tab = href.startsWith("https:") ? ' target="_blank" rel="noopener"' : ""
    const bare = words === escapeHtml(href) ? " data-bare" : ""
    return `<a href="${escapeHtml(href)}"${tab}${bare}>${words}</a>`
  }

  /** The first two levels belong to the page and its parts. */
  override heading({ tokens, depth }: Tokens.Heading) {
    const level = Math.min(Math.max(depth, 3), 4)
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
  }

  /** Code and tables wider than the page can be scrolled by keyboard; the language names its block. */
  override code({ text, lang }: Tokens.Code) {
    const language = languageOf(lang)
    if (!language) return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`
    const name = escapeHtml(language.label)
    const pre = `<pre tabindex="0" role="group" aria-label="${name}"><code>${highlightCode(text, language)}\n</code></pre>`
    return `<div class="code"><div class="language"><span aria-hidden="true">${name}</span></div>${pre}</div>\n`
  }

  /** Markdown has no captions: the names of its columns name the table. */
  override table(token: Tokens.Table) {
    const columns = token.header.map(({ tokens }) =>
      formulasAsText(this.parser.parseInline(tokens))
        .replace(/<[^>]*>/g, "")
        .trim(),
    )
    const caption = columns.filter(Boolean).join(", ").replaceAll('"', "&quot;")
    return `<div class="table" tabindex="0" role="group" aria-label="${caption}">${super.table(token)}</div>\n`
  }

  /** An empty cell above the names of rows is no header: screen readers would announce a header without words. */
  override tablecell(token: Tokens.TableCell) {
    const isHeader = token.header && token.text.trim() !== ""
    return super.tablecell({ ...token, header: isHeader }).replace(/^<th/, '<th scope="col"')
  }
}

import type { Token, Tokens } from "marked"
import { HtmlRenderer } from "./HtmlRenderer"
import { languageOf } from "./typeset/codeLanguages"
import { numberFootnotes, wrongFootnotes } from "./typeset/footnotes"
import { doubtfulFormulas, isFormula, markdownParser as parser } from "./typeset/markdownParser"
import { renderFormula } from "./typeset/renderFormula"

const renderer = new HtmlRenderer()

/** The parts of a Markdown text that the site refuses or must check. */
interface MarkdownFindings {
  /** Pieces of HTML; none is allowed. */
  html: string[]
  /** Pictures; none is allowed, since pictures have fields of their own. */
  images: string[]
  /** The addresses of all links. */
  links: string[]
  /** Formulas that cannot be typeset, each with the reason. */
  brokenFormulas: { tex: string; reason: string }[]
  /** What is neither clearly a formula nor clearly text with dollar signs. */
  doubtfulFormulas: string[]
  /** Labels of footnotes without a text, and of those that nothing refers to. */
  missingFootnotes: string[]
  unusedFootnotes: string[]
  /** Rows of tables with more cells than the head. */
  longRows: string[]
  /** Languages of code blocks that the site does not know. */
  unknownLanguages: string[]
  /** Whether a line is nested in more quotations and lists than any text needs; if so, the text is not parsed. */
  isTooDeep: boolean
}

/** The syntax characters of 20 nested quotations and lists; thousands would overflow the parser's stack. */
const tooDeep = /^(?:[\t ]*(?:>|(?:[*+-]|\d+[.)])[\t ])){20}/m

/** All findings need one of these syntax characters, so a text without them is not parsed. */
const signs = /[<[@$|]|:\/\/|www\.|```|~~~/i

/** A block delimiter that starts no formula: the closing one is missing, or a line in between is empty. */
const lone = "$$"

const brokenFormula = (token: Token): MarkdownFindings["brokenFormulas"] => {
  if (token.type === "text" && !token.tokens && token.raw.includes(lone))
    return [{ tex: token.raw.slice(token.raw.indexOf(lone)), reason: `${lone} opens a formula that is never closed` }]
  if (!isFormula(token)) return []
  try {
    renderFormula(token.tex, token.block)
    return []
  } catch (error) {
    return [{ tex: token.raw.trim(), reason: (error as Error).message }]
  }
}

/** The rows of a table with more cells than its head: the parser drops the rest of them. */
const longRows = ({ raw, header }: Tokens.Table) =>
  raw
    .trim()
    .split("\n")
    .slice(2)
    .filter(
      (row) =>
        row
          .trim()
          .replace(/^\||(?<!\\)\|$/g, "")
          .split(/(?<!\\)\|/).length > header.length,
    )

/** Lists the parts of a Markdown text that are refused or must be checked. */
export const inspectMarkdown = (source: string): MarkdownFindings => {
  const lists = {
    html: [],
    images: [],
    links: [],
    brokenFormulas: [],
    doubtfulFormulas: [],
    longRows: [],
    unknownLanguages: [],
    missingFootnotes: [],
    unusedFootnotes: [],
  }
  const findings: MarkdownFindings = { ...lists, isTooDeep: tooDeep.test(source) }
  if (findings.isTooDeep || !signs.test(source)) return findings
  const tokens = parser.lexer(source)
  const { missing, unused } = wrongFootnotes(tokens)
  findings.missingFootnotes.push(...missing)
  findings.unusedFootnotes.push(...unused)
  parser.walkTokens(tokens, (token: Token) => {
    if (token.type === "html") findings.html.push(token.raw.trim())
    if (token.type === "image") findings.images.push(token.raw.trim())
    if (token.type === "link") findings.links.push((token as Tokens.Link).href)
    if (token.type === "code" && token.lang && !languageOf(token.lang)) findings.unknownLanguages.push(token.lang)
    if (token.type === "table") findings.longRows.push(...longRows(token as Tokens.Table))
    const broken = brokenFormula(token)
    findings.brokenFormulas.push(...broken)
    if (broken.length === 0) findings.doubtfulFormulas.push(...doubtfulFormulas(token))
  })
  return findings
}

/** Keeps a formula and what touches it on one line: browsers break lines beside formulas, even at a word joiner. */
const withoutBreaks = (html: string) =>
  // Looking for words before a formula would take a tenth of the time of rendering a text.
  !html.includes("<math>")
    ? html
    : html.replace(/(?:(?<![^\s>])([^\s>]+))?<math>.*?<\/math>([^\s<]*)/gs, (whole, before: string, after: string) =>
        before || after ? `<span class="unbroken">${whole}</span>` : whole,
      )

const renderBlocks = (source: string) => {
  const tokens = parser.lexer(source)
  const render = (some: Token[]) => parser.parser(some, { ...parser.defaults, renderer })
  const notes = numberFootnotes(tokens, source, render)
  return render(tokens) + notes
}

/**
 * Renders any Markdown to HTML that is safe to put into a page.
 * Links to other sites open in a new tab; tables, code and formulas on lines of their own can be scrolled by keyboard.
 * @param source the Markdown
 * @param inline whether to leave out the paragraph around it
 */
export const renderMarkdown = (source: string, inline: boolean) => {
  const html = inline ? String(parser.parseInline(source, { renderer })) : renderBlocks(source)
  return withoutBreaks(html).trim()
}

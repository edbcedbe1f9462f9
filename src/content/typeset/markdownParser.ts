import {
  Marked,
  type MarkedExtension,
  type RendererExtensionFunction,
  type Token,
  type TokenizerAndRendererExtension,
  type Tokens,
} from "marked"
import { escapeHtml } from "../../site/escapeHtml"
import { footnotes } from "./footnotes"
import { renderFormula } from "./renderFormula"

/** A formula in a Markdown text. */
interface FormulaToken extends Tokens.Generic {
  type: "formula"
  /** The TeX between the dollar signs. */
  tex: string
  /** Whether it is on lines of its own. */
  block: boolean
}

export const isFormula = (token: { type: string }): token is FormulaToken => token.type === "formula"

/**
 * An inline formula: no spaces just inside the dollar signs and no digit after them, so that "between $20 and $30" has
 * none. A letter after a separator and a dollar sign begins another name: `$HOME/bin:$PATH`, `$AAPL/$MSFT`.
 */
const inline = String.raw`(\$\$?)(?![\s$])((?:\\[^\n]|[^\\$\n])+?)(?<!\s)\1(?![\d$])(?!(?<=[/:,;=.&|+-]\$)\p{L})`

/** A letter, digit, backslash or dollar sign before a dollar sign means that no formula begins there: US$5, \$5. */
const precluding = String.raw`[\p{L}\p{N}\\$]`

const within = new RegExp(`^${inline}`, "u")
const precludesFormula = new RegExp(`${precluding}$`, "u")

/** The inline formulas of a text. Those that `isAmount` are none. */
export const inlineFormulas = new RegExp(`(?<!${precluding})${inline}`, "gu")

/** An amount of money and the words after it, up to the next dollar sign: "$5 a page (US$)". */
const amount = /^\d[^\\]*\s[a-z]{2,}[\s,;.)(]/

/** Whether what looks like a formula is an amount of money with the words after it. */
export const isAmount = (tex: string) => amount.test(tex)

/** Whether TeX contains words, which it would run together: most likely an amount, or words that need `\\text`. */
const hasWords = (tex: string) =>
  /(?:^|\s)[a-z]{3,}\s|\s[a-z]{4,}$/i.test(tex.replace(/\\[a-z]+\s*(?:\{[^{}]*\})?/gi, "."))

/**
 * What is neither clearly a formula nor clearly text: a formula with words, and an amount with a sign of formulas.
 * @param token any token of a text
 */
export const doubtfulFormulas = (token: Token) => {
  if (isFormula(token)) return hasWords(token.tex) ? [token.raw.trim()] : []
  if (token.type !== "text" || token.tokens) return []
  return [...token.raw.matchAll(inlineFormulas)].flatMap(([raw, , tex = ""]) => (/[=^_]/.test(tex) ? [raw] : []))
}

/** A block formula. Like a paragraph, it contains no empty line. */
const onLines = /^ {0,3}\$\$[ \t]*\n?((?:\\[\s\S]|[^\\$\n]|\n(?![ \t]*\n))+?)\$\$[ \t]*(?:\n+|$)/

const matchWithin = (source: string, before: string) => {
  const [raw, , tex = ""] = within.exec(source) ?? []
  return raw === undefined || precludesFormula.test(before) || isAmount(tex) ? undefined : { raw, tex }
}

/**
 * A block formula wider than the page can be scrolled by keyboard. A formula that cannot be typeset, which the check of
 * the data refuses, shows its TeX.
 */
const renderer: RendererExtensionFunction = (token) => {
  if (!isFormula(token)) return false
  const { tex, raw, block } = token
  try {
    const { mathml, text } = renderFormula(tex, block)
    if (!block) return mathml
    return `<div class="formula" tabindex="0" role="group" aria-label="${escapeHtml(text)}">${mathml}</div>\n`
  } catch {
    const source = `<code>${escapeHtml(raw.trim())}</code>`
    return block ? `<p>${source}</p>\n` : source
  }
}

const inlineFormula: TokenizerAndRendererExtension = {
  name: "formula",
  level: "inline",
  start: (source) => source.indexOf("$"),
  tokenizer: (source, before) => {
    const found = matchWithin(source, before.at(-1)?.raw ?? "")
    return found && { type: "formula", block: false, ...found }
  },
  renderer,
}

const blockFormula: TokenizerAndRendererExtension = {
  name: "formula",
  level: "block",
  start: (source) => /\n {0,3}\$\$/.exec(source)?.index,
  tokenizer: (source) => {
    const [raw, tex = ""] = onLines.exec(source) ?? []
    return raw === undefined ? undefined : { type: "formula", block: true, raw, tex: tex.trim() }
  },
  renderer,
}

/** Masks formulas in the search for emphasis: `$a_1 + b_1$` and `$a*b*c$` contain none. */
const emStrongMask = (source: string) =>
  source.replace(inlineFormulas, (raw, _sign, tex) => (isAmount(tex) ? raw : `$${"a".repeat(raw.length - 2)}$`))

/** The extension of marked for `$…$` and `$$…$$`. */
const formulas: MarkedExtension = { extensions: [inlineFormula, blockFormula], hooks: { emStrongMask } }

/** Parses this site's Markdown: GitHub's, with formulas and footnotes; the end of a line within a paragraph is shown as such. */
export const markdownParser = new Marked({ gfm: true, breaks: true }, formulas, footnotes)

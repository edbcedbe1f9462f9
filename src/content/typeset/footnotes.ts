import type { MarkedExtension, RendererExtensionFunction, Token, TokenizerAndRendererExtension, Tokens } from "marked"
import { escapeHtml } from "../../site/escapeHtml"

/** The text of a footnote, `[^label]: text`, with indented lines after it. */
interface FootnoteToken extends Tokens.Generic {
  type: "footnote"
  label: string
  tokens: Token[]
}

/** A mark in the text, `[^label]`. */
interface MarkToken extends Tokens.Generic {
  type: "footnoteMark"
  label: string
  /** The number of its footnote, the id of that footnote, and its own; none if there is no such footnote. */
  place?: { number: number; note: string; mark: string }
}

const isFootnote = (token: Token): token is FootnoteToken => token.type === "footnote"
const isMark = (token: Token): token is MarkToken => token.type === "footnoteMark"

const footnote: TokenizerAndRendererExtension = {
  name: "footnote",
  level: "block",
  start: (source) => /\n\[\^/.exec(source)?.index,
  tokenizer(source) {
    const [raw, label = "", text = ""] =
      /^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?:[ \t]*\n)*(?: {2,}|\t)[^\n]*)*)(?:\n+|$)/.exec(source) ?? []
    if (raw === undefined) return undefined
    return { type: "footnote", raw, label, tokens: this.lexer.blockTokens(text.replace(/^(?: {2,4}|\t)/gm, "")) }
  },
  renderer: () => "",
}

const renderMark: RendererExtensionFunction = (token) => {
  if (!isMark(token)) return false
  if (!token.place) return escapeHtml(token.raw)
  const { number, note, mark } = token.place
  return `<sup><a id="${mark}" href="#${note}" role="doc-noteref">${number}</a></sup>`
}

const footnoteMark: TokenizerAndRendererExtension = {
  name: "footnoteMark",
  level: "inline",
  start: (source) => source.indexOf("[^"),
  tokenizer: (source) => {
    const [raw, label = ""] = /^\[\^([^\]\s]+)\]/.exec(source) ?? []
    return raw === undefined ? undefined : { type: "footnoteMark", raw, label }
  },
  renderer: renderMark,
}

/** The extension of marked for footnotes. */
export const footnotes: MarkedExtension = { extensions: [footnote, footnoteMark] }

/** The footnotes of a text by their labels, and the marks that refer to them, both in their order. */
const footnotesIn = (tokens: readonly Token[]) => {
  const notes = new Map(tokens.filter(isFootnote).map((note) => [note.label, note]))
  const marks: MarkToken[] = []
  const visit = (token: Token) => {
    if (isMark(token)) marks.push(token)
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table
      for (const cell of [header, ...rows].flat()) cell.tokens.forEach(visit)
    }
    const inside = token.type === "list" ? (token as Tokens.List).items : (token as Tokens.Generic).tokens
    inside?.forEach(visit)
  }
  tokens.forEach(visit)
  return { notes, marks }
}

/** What is wrong with the footnotes of a text: marks without a footnote, and footnotes without a mark. */
export const wrongFootnotes = (tokens: readonly Token[]) => {
  const { notes, marks } = footnotesIn(tokens)
  const labels = new Set(marks.map(({ label }) => label))
  return {
    missing: [...labels].filter((label) => !notes.has(label)),
    unused: [...notes.keys()].filter((label) => !labels.has(label)),
  }
}

/** A short name for a text, for ids that differ between the texts of a page. */
const nameOf = (text: string) => {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/**
 * Numbers the footnotes of a text in the order of their marks.
 * @param tokens the parsed text; its marks get their places
 * @param source the text
 * @param render renders the text of a footnote
 * @returns the list of footnotes as HTML, with links back to their first marks; empty if there are none
 */
export const numberFootnotes = (tokens: readonly Token[], source: string, render: (tokens: Token[]) => string) => {
  const { notes, marks } = footnotesIn(tokens)
  const prefix = `note-${nameOf(source)}`
  const numbered: FootnoteToken[] = []
  for (const [index, mark] of marks.entries()) {
    const note = notes.get(mark.label)
    if (!note) continue
    if (!numbered.includes(note)) numbered.push(note)
    const number = numbered.indexOf(note) + 1
    mark.place = { number, note: `${prefix}-${number}`, mark: `${prefix}-mark-${index + 1}` }
  }
  const items = numbered.map((note, index) => {
    const first = marks.find(({ label }) => label === note.label)?.place?.mark
    const back = ` <a href="#${first}" role="doc-backlink">↩</a>`
    const html = render(note.tokens).trim()
    const text = html.endsWith("</p>") ? html.replace(/<\/p>$/, `${back}</p>`) : `${html}<p>${back.trim()}</p>`
    return `<li id="${prefix}-${index + 1}">${text}</li>\n`
  })
  return items.length === 0 ? "" : `<ol class="footnotes">\n${items.join("")}</ol>\n`
}

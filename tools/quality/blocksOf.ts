import type { Token, Tokens } from "marked"
import type { JsonSchema } from "../../src/content/jsonSchemaOf"
import { isFormula, markdownParser as parser } from "../../src/content/typeset/markdownParser"
import { plainHeadline } from "../../src/site/plainHeadline"

/** The type of a block of text: running prose, an item of a list, a cell of a table, or a heading or label. */
type BlockKind = "prose" | "item" | "cell" | "heading"

/** A paragraph, list item, table cell or heading, as plain text: no Markdown, no code, no formulas, no addresses. */
export interface Block {
  kind: BlockKind
  text: string
}

/** Stands for code, formulas and addresses, which are not prose; it is not a word, and separates its neighbours. */
const gap = "◦"

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"', "&#39;": "'" }

const address = /<?\b(?:https?:\/\/|www\.|doi:)[^\s>|)]+>?/gi

const cleaned = (text: string) =>
  text
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(address, gap)
    .replace(/\s+/g, " ")
    .trim()

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === "codespan" || token.type === "code" || isFormula(token)) return gap
      if ("tokens" in token && token.tokens) return textOf(token.tokens)
      if (token.type === "br") return " "
      return "text" in token ? String(token.text) : ""
    })
    .join("")

const blocksOfToken = (token: Token, kind: BlockKind): Block[] => {
  if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => nested(item.tokens, "item"))
  if (token.type === "blockquote") return nested(token.tokens ?? [], kind)
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flat().map((cell): Block => ({ kind: "cell", text: textOf(cell.tokens) }))
  }
  if (token.type === "heading") return [{ kind: "heading", text: textOf(token.tokens ?? []) }]
  return token.type === "paragraph" || token.type === "text" ? [{ kind, text: textOf([token]) }] : []
}

const nested = (tokens: readonly Token[], kind: BlockKind): Block[] =>
  tokens.flatMap((token) => blocksOfToken(token, kind))

/** Whether a line of plain text is a sentence, not a heading or label. */
const endsSentence = (text: string) => /[.?!:…][”’)*]*$/.test(text)

const asPlain = (value: string, schema: JsonSchema) => (schema["x-headline"] ? plainHeadline(value) : value)

/**
 * The blocks of one field's text.
 * @param value the field's text
 * @param schema the field's schema, which says whether the text is Markdown
 */
export const blocksOf = (value: string, schema: JsonSchema): Block[] => {
  if (schema["x-markdown"] === "block")
    return nested(parser.lexer(value), "prose")
      .map(({ kind, text }) => ({ kind, text: cleaned(text) }))
      .filter(({ text }) => text !== "")
  const text = cleaned(schema["x-markdown"] ? textOf(parser.lexer(value)) : asPlain(value, schema))
  return text === "" ? [] : [{ kind: endsSentence(text) ? "prose" : "heading", text }]
}

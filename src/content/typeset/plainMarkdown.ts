import type { Token, Tokens } from "marked"
import { isFormula } from "./formulaTokens"
import { markdownParser } from "./markdownParser"
import { setFormula } from "./setFormula"

const spoken = (token: Token): string => {
  if (isFormula(token)) return setFormula(token.tex, token.block).text
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flatMap((cells) => cells.map((cell) => plain(cell.tokens))).join(" ")
  }
  if (token.type === "list") return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(" ")
  if ("tokens" in token && token.tokens) return plain(token.tokens)
  return "text" in token ? String(token.text) : " "
}

const plain = (tokens: readonly Token[]): string => tokens.map(spoken).join("")

/** A Markdown text as plain text on one line: without marks and addresses, formulas and code as they read. */
export const plainMarkdown = (source: string) =>
  markdownParser
    .lexer(source)
    .map((token) => spoken(token))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()

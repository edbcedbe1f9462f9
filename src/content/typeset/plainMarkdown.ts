import type { Token, Tokens } from "marked"
import { isFormula, markdownParser } from "./markdownParser"
import { renderFormula } from "./renderFormula"

/** A formula as plain text; as TeX if it cannot be typeset, which the check of the data refuses. */
const textOfFormula = ({ tex, block }: { tex: string; block: boolean }) => {
  try {
    return renderFormula(tex, block).text
  } catch {
    return tex
  }
}

const textOf = (token: Token): string => {
  if (isFormula(token)) return textOfFormula(token)
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flatMap((cells) => cells.map((cell) => plain(cell.tokens))).join(" ")
  }
  if (token.type === "list") return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(" ")
  if ("tokens" in token && token.tokens) return plain(token.tokens)
  return "text" in token ? String(token.text) : " "
}

const plain = (tokens: readonly Token[]): string => tokens.map(textOf).join("")

/** A Markdown text as plain text on one line: without syntax characters and addresses, formulas and code as plain text. */
export const plainMarkdown = (source: string) =>
  markdownParser
    .lexer(source)
    .map((token) => textOf(token))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()

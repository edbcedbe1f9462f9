import type { Token, Tokens } from "marked"
import { markdownParser as parser } from "./typeset/markdownParser"

const isLink = (token: Token): token is Tokens.Link => token.type === "link"

const childrenOf = (token: Token): readonly Token[] => {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens)
  }
  return token.type === "list" ? (token as Tokens.List).items : ((token as { tokens?: Token[] }).tokens ?? [])
}

/** The links of a text and other tokens without children (code that looks like a link, above all), in the order of the text. */
const leavesOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    const children = isLink(token) ? [] : childrenOf(token)
    return children.length > 0 ? leavesOf(children) : [token]
  })

/**
 * An expression that finds a token's text in the source: in a quotation or a list other characters begin its lines, and in
 * a table its bars are escaped.
 */
const patternOf = (raw: string) =>
  new RegExp(
    raw
      .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
      .replaceAll("|", "\\\\?\\|")
      .replace(/\n[\t ]*/g, "\\r?\\n[\\t >]*"),
    "g",
  )

/** The text of a link in the source: without the link it must neither begin a list or heading, nor end the cell of a table. */
const linkTextOf = ({ text }: Tokens.Link, written: string) => {
  const words = text.replace(/^(\d*)([.)]|#+|[>+*-])(?=\s)/, "$1\\$2")
  return written.includes("\\|") ? words.replaceAll("|", "\\|") : words
}

/**
 * Removes links from a Markdown text, in whatever way they are written, and keeps their text.
 * @param isUnwanted whether to remove the link to an address
 */
export const withoutLinks = (source: string, isUnwanted: (address: string) => boolean) => {
  let text = ""
  let read = 0
  for (const leaf of leavesOf(parser.lexer(source))) {
    const pattern = patternOf(leaf.raw)
    pattern.lastIndex = read
    const found = pattern.exec(source)
    if (!found) continue
    text +=
      source.slice(read, found.index) + (isLink(leaf) && isUnwanted(leaf.href) ? linkTextOf(leaf, found[0]) : found[0])
    read = pattern.lastIndex
  }
  return text + source.slice(read)
}

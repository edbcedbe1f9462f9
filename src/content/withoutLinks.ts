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

/** The links and other childless tokens of a text, in order; the latter because code may look like a link. */
const leavesOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    const children = isLink(token) ? [] : childrenOf(token)
    return children.length > 0 ? leavesOf(children) : [token]
  })

/**
 * An expression that finds a token's text in the source, where quotations and lists prefix its lines and tables escape
 * its bars.
 */
const patternOf = (raw: string) =>
  new RegExp(
    raw
      .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
      .replaceAll("|", "\\\\?\\|")
      .replace(/\n[\t ]*/g, "\\r?\\n[\\t >]*"),
    "g",
  )

/** The Markdown that replaces a link, escaped so that it starts no list, heading or quote and ends no table cell. */
const linkTextOf = ({ text }: Tokens.Link, written: string) => {
  const words = text.replace(/^(\d*)([.)]|#+|[>+*-])(?=\s)/, "$1\\$2")
  return written.includes("\\|") ? words.replaceAll("|", "\\|") : words
}

/**
 * Removes links of any syntax from a Markdown text and keeps their text.
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

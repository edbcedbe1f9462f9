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

/** The links of a text, and what else has no parts (code that looks like a link, above all), in the order of the text. */
const leavesOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    const children = isLink(token) ? [] : childrenOf(token)
    return children.length > 0 ? leavesOf(children) : [token]
  })

/** Finds what the parser read: the lines of a quotation and of a list begin with signs that it leaves out. */
const patternOf = (raw: string) =>
  new RegExp(raw.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\n", "\n[\\t >]*"), "g")

/**
 * Takes links out of a Markdown text, in whatever way they are written, and leaves their words.
 * @param isUnwanted whether the link to an address goes
 */
export const withoutLinks = (source: string, isUnwanted: (address: string) => boolean) => {
  let text = ""
  let read = 0
  for (const leaf of leavesOf(parser.lexer(source))) {
    const pattern = patternOf(leaf.raw)
    pattern.lastIndex = read
    const found = pattern.exec(source)
    if (!found) continue
    text += source.slice(read, found.index) + (isLink(leaf) && isUnwanted(leaf.href) ? leaf.text : found[0])
    read = pattern.lastIndex
  }
  return text + source.slice(read)
}

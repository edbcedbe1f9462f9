import { Renderer, type Token, type Tokens } from "marked"
import { isFormula, markdownParser } from "../../../content/typeset/markdownParser"
import { withoutProtection } from "./protectCode"

/** A stretch of text, as HTML or code, with its formatting. */
type Run = [text: string, formats: string]

/** Writes text as HTML, in which the sign `&lt;` differs from these four characters, `\&lt;`. */
const renderer = new Renderer()

/** The parsed Markdown of an inline text, as stretches of equal formatting: `**a *b***` and `***b** a*` differ. */
const runsOf = (tokens: readonly Token[], formats: readonly string[] = []): Run[] =>
  tokens.flatMap((token): Run[] => {
    const run = (text: string, ...own: string[]): Run[] => [[text, [...formats, ...own].sort().join()]]
    if (isFormula(token)) return run(token.tex, "formula")
    switch (token.type) {
      case "br":
        return [["\n", ""]]
      case "codespan":
        return run(token.text, "code")
      case "link":
        return runsOf(token.tokens ?? [], [...formats, JSON.stringify(["link", token.href, token.title])])
      case "em":
      case "strong":
      case "del":
        return runsOf(token.tokens ?? [], [...formats, token.type])
      case "text":
      case "escape":
        if ("tokens" in token && token.tokens) return runsOf(token.tokens, formats)
        return run(renderer.text(token as Tokens.Text | Tokens.Escape))
      default:
        return run(token.raw, token.type)
    }
  })

const joined = (tokens: readonly Token[]) => {
  const runs: Run[] = []
  for (const [text, formats] of runsOf(tokens)) {
    const last = runs.at(-1)
    if (last?.[1] === formats) last[0] += text
    else runs.push([text, formats])
  }
  return runs
    .map(([text, formats], index) => {
      const tidy = text.replace(/[ \t]+/g, " ").replace(/ ?\n ?/g, "\n")
      return [index === runs.length - 1 ? tidy.trimEnd() : tidy, formats]
    })
    .filter(([text, formats]) => text !== "" || formats !== "")
}

const blockOf = (token: Token): unknown => {
  switch (token.type) {
    case "paragraph":
    case "text":
      return ["text", joined(token.tokens ?? [token])]
    case "heading":
      return ["heading", token.depth, joined(token.tokens ?? [])]
    case "list": {
      const { ordered, start, loose, items } = token as Tokens.List
      return ["list", ordered, start, loose, items.map((item) => [item.task, item.checked, blocksOf(item.tokens)])]
    }
    case "blockquote":
      return ["quote", blocksOf(token.tokens ?? [])]
    case "code":
      return ["code", token.lang ?? "", token.text]
    case "table": {
      const { align, header, rows } = token as Tokens.Table
      return ["table", align, [header, ...rows].map((row) => row.map(({ tokens }) => joined(tokens)))]
    }
    case "hr":
      return ["hr"]
    default:
      return isFormula(token) ? ["formula", token.tex] : [token.type, token.raw.trim()]
  }
}

const blocksOf = (tokens: readonly Token[]): unknown[] => tokens.filter(({ type }) => type !== "space").map(blockOf)

/** A block of a Markdown text. */
export interface Block {
  token: Token
  source: string
  /** The blank lines, or the end of a line, before it. */
  gap: string
}

/** What a block means: equal for equal meanings. */
export const meaningOfBlock = ({ token }: Block) => withoutProtection(JSON.stringify(blockOf(token)))

/** The blocks of a Markdown text: paragraphs, lists, tables and so on. */
export const parseBlocks = (markdown: string): Block[] => {
  const blocks: Block[] = []
  let gap = ""
  for (const token of markdownParser.lexer(markdown)) {
    const [, before = "", source = "", after = ""] = /^(\n*)([\s\S]*?)([ \t\n]*)$/.exec(token.raw) ?? []
    gap += before
    if (token.type !== "space") blocks.push({ token, source, gap })
    gap = token.type === "space" ? gap + source + after : after
  }
  return blocks
}

/** What a Markdown text means: equal for texts that differ only in formatting. */
export const meaningOf = (markdown: string) => parseBlocks(markdown).map(meaningOfBlock).join("\n")

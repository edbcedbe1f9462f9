import type { Token, Tokens } from "marked"
import { isFormula } from "../../../content/typeset/markdownParser"
import { protectCode } from "./protectCode"
import { type Italics, writtenInline } from "./writtenInline"

/** The beginning of a line that the editor would take for another block, or for a row of a table. */
const otherBlock = /^\s*(?:(?:[-+*]|\d+\.|>|#{1,6})\s|`{3}|\|.*\|\s?$|(?:---|\*\*\*|___)\s?$)/m

const paragraphOf = (tokens: readonly Token[] = [], italics: Italics) => {
  const text = writtenInline(tokens, italics)
  return text === undefined || otherBlock.test(text) ? undefined : text
}

/** Several parts, if the editor can write all of them. */
const joined = (parts: readonly (string | undefined)[], gap: string) =>
  parts.includes(undefined) ? undefined : parts.join(gap)

const isSpace = ({ type }: Token) => type === "space"

const listOf = ({ ordered, start, items, loose }: Tokens.List, italics: Italics, indent = ""): string | undefined => {
  const inner = `${indent}    `
  const lines = items.map(({ raw, task, tokens }, index) => {
    const [first, second, ...others] = tokens.filter((token) => !isSpace(token))
    if (task || first?.type !== "text" || others.length > 0 || /^\s*\d+\)/.test(raw)) return undefined
    const marker = ordered ? `${Number(start) + index}.` : raw.trimStart()[0]
    const text = paragraphOf(first.tokens, italics)?.replaceAll("\n", `\n${inner}`)
    const line = text && `${indent}${marker} ${text}`
    if (!second) return line
    return second.type === "list" ? joined([line, listOf(second as Tokens.List, italics, inner)], "\n") : undefined
  })
  return loose ? undefined : joined(lines, "\n")
}

const quoteOf = (tokens: readonly Token[] = [], italics: Italics) => {
  const paragraphs = tokens
    .filter((token) => !isSpace(token))
    .map((token) => (token.type === "paragraph" ? paragraphOf(token.tokens, italics) : undefined))
  return joined(paragraphs, "\n\n")?.replace(/^/gm, "> ").replace(/ $/gm, "")
}

const isPlainCode = ({ raw, text, lang = "" }: Tokens.Code) =>
  /^```(?!`)/.test(raw) && /^[\w-]*$/.test(lang) && text.trim() !== "" && !/^\s*\n|\n\s*$/.test(text)

const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${protectCode(text)}\n\`\`\``

/**
 * A block as the rich text editor writes it. Undefined if it has no such blocks, reads them otherwise than this site does,
 * or puts the cursor into them while it loads, as with tables and rules.
 * @param italics with asterisks it is the same block as it is to be shown
 */
export const writtenByEditor = (token: Token, italics: Italics = "_"): string | undefined => {
  if (isFormula(token)) return codeBlock("math", token.tex)
  switch (token.type) {
    case "paragraph":
      return paragraphOf(token.tokens, italics)
    case "heading": {
      const text = writtenInline(token.tokens, italics)
      return text && `${"#".repeat(token.depth)} ${text}`
    }
    case "list":
      return listOf(token as Tokens.List, italics)
    case "blockquote":
      return quoteOf(token.tokens, italics)
    case "code":
      return isPlainCode(token as Tokens.Code) ? codeBlock(token.lang || "plain", token.text) : undefined
    default:
      return undefined
  }
}

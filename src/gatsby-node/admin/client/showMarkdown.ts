import type { Token, Tokens } from "marked"
import { inlineFormulas, isAmount, isFormula } from "../../../content/typeset/markdownParser"
import { type Block, meaningOf, meaningOfBlock, parseBlocks } from "./meaningOf"
import { readMarkdown } from "./readMarkdown"

/** Text as the rich text editor writes it: it escapes these characters, but not backslashes and underscores. */
const escaped = (text: string) => text.replace(/[*`~]/g, "\\$&")

const inlineOf = (tokens: readonly Token[] = []): string => tokens.map((token) => inline(token)).join("")

const inline = (token: Token): string => {
  const inside = () => inlineOf((token as Tokens.Generic).tokens)
  switch (token.type) {
    case "em":
      return `_${inside()}_`
    case "strong":
      return `**${inside()}**`
    case "del":
      return `~~${inside()}~~`
    case "link":
      return token.raw.startsWith("[") ? `[${inside()}](${token.href})` : token.raw
    case "br":
      return "\n"
    case "text":
      return (token as Tokens.Text).tokens ? inside() : escaped(token.text)
    case "escape":
      return escaped(token.text)
    default:
      return token.raw
  }
}

const listOf = ({ ordered, start, items, loose }: Tokens.List, indent = ""): string | undefined => {
  if (loose) return undefined
  const lines = items.map((item, index) => {
    const [first, second, ...others] = item.tokens.filter(({ type }) => type !== "space")
    const isPlain = !item.task && first?.type === "text" && others.length === 0 && !/^\s*\d+\)/.test(item.raw)
    if (!isPlain || (second && second.type !== "list")) return undefined
    const nested = second && listOf(second as Tokens.List, `${indent}    `)
    if (second && nested === undefined) return undefined
    const marker = ordered ? `${Number(start) + index}. ` : "- "
    return `${indent}${marker}${inline(first).replaceAll("\n", `\n${indent}    `)}${nested ? `\n${nested}` : ""}`
  })
  return lines.includes(undefined) ? undefined : lines.join("\n")
}

const quoteOf = (tokens: readonly Token[]) => {
  const parts = tokens.filter(({ type }) => type !== "space")
  if (parts.some(({ type }) => type !== "paragraph")) return undefined
  return parts
    .map((part) => inlineOf((part as Tokens.Paragraph).tokens))
    .join("\n\n")
    .replace(/^/gm, "> ")
}

const isPlainCode = ({ raw, text, lang = "" }: Tokens.Code) =>
  /^```(?!`)/.test(raw) && /^[\w-]*$/.test(lang) && text.trim() !== "" && !/^\s*\n|\n\s*$/.test(text)

/**
 * A block as the rich text editor writes it. Undefined if it has no such blocks, or puts the cursor into them while it
 * loads, as with tables and rules.
 */
const writtenByEditor = (token: Token): string | undefined => {
  switch (token.type) {
    case "paragraph":
      return inlineOf(token.tokens ?? [])
    case "heading":
      return `${"#".repeat(token.depth)} ${inlineOf(token.tokens ?? [])}`
    case "list":
      return listOf(token as Tokens.List)
    case "blockquote":
      return quoteOf(token.tokens ?? [])
    case "code":
      return isPlainCode(token as Tokens.Code) ? token.raw : undefined
    default:
      return undefined
  }
}

/** A fence longer than those in a text. */
const fenceFor = (text: string) => "`".repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1)

/** Code, in which dollar signs do not begin formulas. */
const code = /(```[\s\S]*?```|`+[^`\n]*`+)/

/** `$x^2$` as `` $`x^2`$ ``: the rich text editor changes no code. */
const formulasAsCode = (markdown: string) =>
  markdown
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(inlineFormulas, (raw, sign: string, tex: string) =>
            isAmount(tex) || tex.includes("`") ? raw : `${sign}\`${tex}\`${sign}`,
          ),
    )
    .join("")

const shown = (block: Block) => {
  const { token, source } = block
  if (isFormula(token)) return `\`\`\`math\n${token.tex}\n\`\`\``
  const written = writtenByEditor(token)
  // Most blocks. Without these signs `readMarkdown` changes nothing, and asking it takes long.
  if (written === source && !/[_`$|]/.test(source)) return source
  const text = formulasAsCode(source)
  const saved = written === undefined ? undefined : readMarkdown(formulasAsCode(written))
  // Parsing takes long, and the same text has the same meaning.
  if (saved === source || (saved !== undefined && meaningOf(saved) === meaningOfBlock(block))) return text
  const fence = fenceFor(source)
  return `${fence}markdown\n${source}\n${fence}`
}

/**
 * A Markdown text as the rich text editor can show and write it without a change of its meaning: formulas as code, and
 * what it cannot show, such as tables, as a code block in the language `markdown`. `readMarkdown` is the reverse.
 */
export const showMarkdown = (markdown: string) => parseBlocks(markdown).map(shown).join("\n\n")

import { inlineFormulas, isAmount } from "../../../content/typeset/markdownParser"
import { parseBlocks } from "./meaningOf"
import { withoutProtection } from "./protectCode"

/** A formula as code, as `showMarkdown` writes it. */
const formulaAsCode = /(?<![\p{L}\p{N}\\$])(\$\$?)`([^`\n]+)`\1(?![\d$])/gu

/** Parts of Markdown that are not prose: formulas, code, link targets, bare addresses. */
const noProse = new RegExp(`${inlineFormulas.source}|${"`+[^`\\n]*`+"}|\\]\\([^)\\n]*\\)|https?://\\S+`, "gu")

const italics = /(?<![\\_])_(?=[^\s_])([^_\n]+?)(?<=\S)_(?!_)/g
const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "")

/** Whether words between underscores are italics. Underscores between letters or digits belong to a name: snake_case_name. */
const areItalics = (prose: string, raw: string, inside: string, at: number) => {
  const touches = [prose[at - 1], prose[at + raw.length]].filter(isWord).length
  return touches === 0 || (touches === 1 && !/\s/.test(inside))
}

/** Uses asterisks for italics. The editor writes _underscores_, which have no effect inside a word: 2_x_. */
const withAsterisks = (prose: string) =>
  prose.replace(italics, (raw, inside: string, at: number) =>
    areItalics(prose, raw, inside, at) ? `*${inside}*` : raw,
  )

/** The words between underscores in a text that `readMarkdown` takes for italics, as in `_so_`. */
export const underlinedIn = (text: string) => {
  const prose = text.replace(noProse, (raw, sign?: string, tex = "") => (sign && isAmount(tex) ? raw : "\uFFFC"))
  return [...prose.matchAll(italics)]
    .filter(({ 0: raw, 1: inside = "", index }) => areItalics(prose, raw, inside, index))
    .map(([raw]) => raw)
}

/** The editor escapes these characters in formulas too. */
const withoutEscapes = (tex: string) => tex.replace(/\\([*~`])/g, "$1")

const readProse = (text: string) => {
  let at = 0
  let read = ""
  const whole = text.replace(formulaAsCode, "$1$2$1")
  for (const match of whole.matchAll(noProse)) {
    const [raw, sign, tex = ""] = match
    read += withAsterisks(whole.slice(at, match.index))
    read += sign && !isAmount(tex) ? withoutEscapes(raw) : sign ? withAsterisks(raw) : raw
    at = match.index + raw.length
  }
  return read + withAsterisks(whole.slice(at))
}

const row = /^\|.*\|[ \t]*$/
const delimiter = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/

/** What a paragraph would become, by the token that Markdown makes of it. */
const otherBlocks: Partial<Record<string, string>> = {
  list: "a list",
  heading: "a heading",
  blockquote: "a quotation",
  code: "code",
  hr: "a line across the page",
  def: "invisible",
}

/**
 * What a paragraph of the rich text would become, as "- so" a list and a single row of a table text with bars;
 * undefined if it stays a paragraph.
 */
export const takenFor = (paragraph: string) => {
  if (row.test(paragraph)) return "text with bars"
  // The editing program escapes these signs.
  const written = paragraph.replace(/[*`~]/g, "\\$&")
  return parseBlocks(written).flatMap(({ token }) => otherBlocks[token.type] ?? [])[0]
}

/** A table pasted from another program may have no delimiter row, or several, and marks line ends in cells as `\n`. */
const readTable = (block: string) => {
  const lines = block.split("\n")
  if (lines.length < 2 || !lines.every((line) => row.test(line))) return block
  const [head = "", ...rows] = lines
    .filter((line) => !delimiter.test(line))
    .map((line) => line.replace(/\\n(?![a-z])/g, " "))
  const rule = lines.find((line) => delimiter.test(line)) ?? head.replace(/(?:\\.|[^|])+/g, " --- ").trim()
  return [head, rule, ...rows].join("\n")
}

/** A fenced block of code with its fence, language and text. */
const fenced = /^([ \t]*)(`{3,})([^`\n]*)\n([\s\S]*?)(?:\n[ \t]*)?^[ \t]*\2`*[ \t]*$/gm

const readFence = (raw: string, indent: string, fence: string, language: string, text: string) => {
  const inside = text.replace(/\n$/, "")
  if (language.trim() === "math") return `${indent}$$\n${inside}\n${indent}$$`
  if (language.trim() === "markdown") return inside
  return language.trim() === "plain" ? `${indent}${fence}\n${raw.slice(raw.indexOf("\n") + 1)}` : raw
}

/**
 * The Markdown of a text that comes from the editor: the reverse of `showMarkdown`, and what people type and paste there
 * as they meant it.
 */
export const readMarkdown = (written: string) => {
  const text = withoutProtection(written)
  let at = 0
  let read = ""
  const between = (part: string) =>
    part
      .split(/(\n{2,})/)
      .map((block) => readTable(readProse(block)))
      .join("")
  for (const match of text.matchAll(fenced)) {
    const [raw, indent = "", fence = "", language = "", inside = ""] = match
    read += between(text.slice(at, match.index)) + readFence(raw, indent, fence, language, inside)
    at = match.index + raw.length
  }
  return read + between(text.slice(at))
}

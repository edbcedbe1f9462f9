import type { Token, Tokens } from "marked"
import { isFormula } from "../../../content/typeset/markdownParser"
import { protectCode, protectCodeSpan } from "./protectCode"

/** Where an inline text stands: directly in a block, between marks, or in the words of a link. */
type Place = "block" | "mark" | "link"

/** The sign of italics: the editor writes underscores, but does not see them inside a word. */
export type Italics = "_" | "*"

/** The marks of the editor besides italics, by the token of Markdown. */
const signs: Partial<Record<string, string>> = { strong: "**", del: "~~" }

/** Text in which the editor sees no marks. Underscores between letters or digits belong to a name: snake_case_name. */
const plainText = (text: string) =>
  /[\\`]|(?<!\w)_|_(?!\w)|&#32;/.test(text) ? undefined : text.replace(/[*~]/g, "\\$&")

const codeSpan = /^`[^\s`](?:[^`\n]*[^\s`])?`$/
const bareAddress = /^[\w:/?.,=&#%@+-]+$/
const linkTarget = /^[^\s()\\<>&]+$/

/** Tokens that are no mark, as the editor writes them; undefined where it reads them otherwise than this site does. */
const unmarked = (token: Token, place: Place, italics: Italics): string | undefined => {
  // The editor sees no marks around code.
  if (isFormula(token))
    return place === "mark" || token.tex.includes("`") ? undefined : `$\`${protectCode(token.tex)}\`$`
  switch (token.type) {
    case "text":
    case "escape":
      return plainText(token.text)
    case "codespan":
      return place === "mark" || !codeSpan.test(token.raw) ? undefined : protectCodeSpan(token.raw)
    case "br":
      return place === "block" ? "\n" : undefined
    case "footnoteMark":
      return place === "block" ? token.raw : undefined
    case "link": {
      if (place !== "block" || token.title) return undefined
      if (!token.raw.startsWith("[")) return bareAddress.test(token.raw) ? token.raw : undefined
      const words = writtenInline(token.tokens, italics, "link")
      return words && linkTarget.test(token.href) ? `[${words}](${token.href})` : undefined
    }
    default:
      return undefined
  }
}

const punctuation = /[!-/:-@[-`{-~\s]/

/** Whether the editor sees a mark between two characters; the outer is empty at the edge of a text. */
const isSeen = (inner = "", outer = "") =>
  inner.trim() !== "" && (!punctuation.test(inner) || outer === "" || punctuation.test(outer))

/**
 * An inline text as the rich text editor writes it. Undefined if it reads the text otherwise than this site does: it
 * takes marks within marks, marks around code, brackets before a link and most backslashes for something else.
 */
export const writtenInline = (
  tokens: readonly Token[] = [],
  italics: Italics,
  place: Place = "block",
): string | undefined => {
  const parts = tokens.map((token) => {
    const sign = token.type === "em" ? italics : signs[token.type]
    if (sign === undefined) return { sign: "", text: unmarked(token, place, italics) }
    const { tokens: inside } = token as Tokens.Generic
    return { sign, text: place === "block" ? writtenInline(inside, italics, "mark") : undefined }
  })
  if (parts.some(({ text }) => text === undefined)) return undefined
  const whole = parts.map(({ sign, text }) => `${sign}${text}${sign}`)
  const areSeen = parts.every(
    ({ sign, text = "" }, index) =>
      !sign || (isSeen(text[0], whole[index - 1]?.at(-1)) && isSeen(text.at(-1), whole[index + 1]?.[0])),
  )
  const written = whole.join("")
  const hasBracketBesideLink = /\]\(/.test(written) && /[[\]]/.test(written.replace(/\[[^[\]]*\]\(/g, ""))
  // Signs that are no marks, beside marks.
  const hasOtherSigns = parts.some(({ sign }) => sign !== "") && /\\[*~]/.test(written)
  const hasEdges = place === "block" && /^\s|\s$/m.test(written)
  return areSeen && !hasBracketBesideLink && !hasOtherSigns && !hasEdges ? written : undefined
}

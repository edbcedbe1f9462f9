import type { Token, Tokens } from "marked"
import { isFormula } from "../../../content/typeset/markdownParser"
import { protectCode, protectCodeSpan } from "./protectCode"

/** Where an inline text stands: directly in a block, between marks, or in the words of a link. */
type Place = "block" | "mark" | "link"

/** The marks of the editor, by the token of Markdown. */
const signs: Partial<Record<string, string>> = { em: "_", strong: "**", del: "~~" }

/** Text in which the editor sees no marks. Underscores between letters or digits belong to a name: snake_case_name. */
const plainText = (text: string) =>
  /[\\`]|(?<!\w)_|_(?!\w)|&#32;/.test(text) ? undefined : text.replace(/[*~]/g, "\\$&")

const codeSpan = /^`[^\s`](?:[^`\n]*[^\s`])?`$/
const bareAddress = /^[\w:/?.,=&#%@+-]+$/
const linkTarget = /^[^\s()\\<>&]+$/

/** Tokens that are no mark, as the editor writes them; undefined where it reads them otherwise than this site does. */
const unmarked = (token: Token, place: Place): string | undefined => {
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
      const words = writtenInline(token.tokens, "link")
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
export const writtenInline = (tokens: readonly Token[] = [], place: Place = "block"): string | undefined => {
  const parts = tokens.map((token) => {
    const sign = signs[token.type]
    if (sign === undefined) return { sign: "", text: unmarked(token, place) }
    return { sign, text: place === "block" ? writtenInline((token as Tokens.Generic).tokens, "mark") : undefined }
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

import { issueOf, type Page, qualityOf } from "./readCopy"

/** Words that stand in for text that was never written. */
const patterns: readonly RegExp[] = [
  /\blorem\b/i,
  /\bipsum\b/i,
  /\bdolor sit amet\b/i,
  /\bTODO\b/,
  /\bFIXME\b/,
  /\bTB[CDA]\b/i,
  /\bx{3,}\b/i,
  /\bplaceholder (?:text|copy)\b/i,
  /\b(?:insert|add|your) (?:text|copy|name|title|heading) here\b/i,
  /\b(?:sample|dummy) (?:text|copy) goes\b|\btext goes here\b/i,
  /\bcoming soon\b/i,
  /\basdf\w*/i,
  /\bfoo ?bar\b/i,
  /\?\?\?|!!!/,
  /\[(?:(?:your|the|insert|add) )?(?:name|date|link|title|text|source|citation needed)\]/i,
  /<(?:insert|add|your)\b[^>]*>/i,
  // Only punctuation, or words for missing text.
  /^(?:[\p{P}\p{S}\s]+|n\/?a\.?|none|empty|text|copy)$/iu,
]

/** A name in braces, which the site fills in, in some fields. */
const slot = /\{\w+\}/

/** The text of the store badges (docs/specification.md, Footer). */
const meant = /^App Coming soon$/

/** The first placeholder in a text, if there is one. */
export const placeholderIn = (text: string) =>
  meant.test(text) ? undefined : patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

/** Fields in which placeholder text was left. */
export const checkPlaceholders = (pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.passages.flatMap((passage) => {
      const text = passage.blocks.map((block) => block.text).join("\n")
      const found = placeholderIn(text) ?? (qualityOf(page.type).slots ? undefined : slot.exec(text)?.[0])
      return found === undefined
        ? []
        : issueOf(page, passage, {
            message: "contains placeholder text",
            found,
            remedy: "Write the real text, or remove the field if it is optional.",
          })
    }),
  )

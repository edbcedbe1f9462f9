/** The delimiter row of a table, which sets the alignment of its columns. */
const tableRule = /^[ \t]*\|?[ \t:|-]*-[ \t:|-]*$/gm

/** A delimiter row with an alignment. The rich text editor writes none, so a person must have typed it. */
const alignedRule = /^[ \t]*\|[ \t:|-]*(?::-|-:)[ \t:|-]*$/m

/**
 * A normal form: the same text for all Markdown that differs only in formatting.
 * @param {string} markdown
 */
const sense = (markdown) =>
  markdown
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/_/g, "*")
    .replace(/^([ \t]*)[*+](?= )/gm, "$1-")
    .replace(/^```plain$/gm, "```")
    .replace(tableRule, (rule) => rule.replace(/[ \t:-]+/g, "-"))
    .replace(/\s+/g, " ")
    .trim()

/** @param {string} markdown */
const blocksOf = (markdown) => markdown.split(/(\n{2,})/)

/**
 * Preserves the formatting of Markdown. The rich text editor reformats all Markdown as soon as it shows it, so unedited
 * parts get their original formatting back: a save changes only what was edited.
 */
export const keepFormatting = () => {
  /** @type {Map<string, string>} */
  const known = new Map()

  /** @param {string} markdown */
  const originalOf = (markdown) =>
    markdown.trim() === "" || alignedRule.test(markdown) ? undefined : known.get(sense(markdown))

  return {
    /**
     * Records a text and its paragraphs.
     * @param {string} markdown
     */
    record: (markdown) => {
      for (const part of [...blocksOf(markdown), markdown]) known.set(sense(part), part)
    },
    /**
     * Restores the original formatting of a text's unedited parts.
     * @param {string} markdown
     */
    restore: (markdown) =>
      originalOf(markdown) ??
      blocksOf(markdown)
        .map((block) => originalOf(block) ?? block)
        .join(""),
  }
}

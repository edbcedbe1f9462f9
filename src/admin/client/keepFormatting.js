/** The delimiter row of a table, which sets the alignment of its columns. */
const tableRule = /^[ \t]*\|?[ \t:|-]*-[ \t:|-]*$/gm

/** A delimiter row with an alignment: the rich text editor writes none, so an editor has typed it. */
const alignedRule = /^[ \t]*\|[ \t:|-]*(?::-|-:)[ \t:|-]*$/m

/**
 * The same text for Markdown that differs only in its formatting.
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
 * Keeps how Markdown is formatted in its file. The rich text editor rewrites all Markdown as soon as it shows it: what still
 * says the same gets its original formatting back, so that a save changes only what was edited.
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
     * A text in its original formatting, as far as it says the same.
     * @param {string} markdown
     */
    restore: (markdown) =>
      originalOf(markdown) ??
      blocksOf(markdown)
        .map((block) => originalOf(block) ?? block)
        .join(""),
  }
}

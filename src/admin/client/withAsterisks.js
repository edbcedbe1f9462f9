/** Parts of Markdown that are no prose: code, the targets of links, bare addresses. */
const noProse = /(```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|https?:\/\/\S+)/

const italics = /(?<!\\)_(?=\S)([^_\n]+?)(?<=\S)_/g

/**
 * Markdown with asterisks for italics. The editor writes _underscores_, which have no effect inside a word: 2_x_.
 * @param {string} markdown
 */
export const withAsterisks = (markdown) =>
  markdown
    .split(noProse)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(italics, "*$1*")))
    .join("")

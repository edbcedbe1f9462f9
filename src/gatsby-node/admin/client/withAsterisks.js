/** Parts of Markdown that are not prose: code, link targets, bare addresses. */
const noProse = /(```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|https?:\/\/\S+)/

const italics = /(?<!\\)_(?=\S)([^_\n]+?)(?<=\S)_/g

/**
 * Uses asterisks for italics. The editor writes _underscores_, which have no effect inside a word: 2_x_.
 * @param {string} markdown
 */
export const withAsterisks = (markdown) =>
  markdown
    .split(noProse)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(italics, "*$1*")))
    .join("")

/** Code, in which dollar signs do not begin formulas. */
const code = /(```[\s\S]*?```|`[^`\n]*`)/

const onLines = /^([ \t]*)\$\$[ \t]*\n?((?:(?!\n[ \t]*\n)[\s\S])+?)\n?[ \t]*\$\$[ \t]*$/gm

/** The inline formulas of a text; a copy of the pattern in `src/content/typeset/markdownParser.ts`. */
export const inlineFormulas = /(?<![\p{L}\p{N}\\$])(\$\$?)(?![\s$])((?:\\[^\n]|[^\\$\n])+?)(?<!\s)\1(?![\d$])/gu

/**
 * Turns a Markdown text's formulas into code, which the rich text editor leaves alone: elsewhere it removes backslashes
 * and turns underscores into italics.
 * @param {string} markdown
 */
export const formulasAsCode = (markdown) =>
  markdown
    .split(code)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(onLines, "$1```math\n$2\n$1```").replace(inlineFormulas, "`$&`"),
    )
    .join("")

/**
 * The reverse: turns code that looks like a formula into a formula.
 * @param {string} markdown
 */
export const codeAsFormulas = (markdown) =>
  markdown
    .replace(/^([ \t]*)```math\n([\s\S]*?)\n[ \t]*```[ \t]*$/gm, "$1$$$$\n$2\n$1$$$$")
    .replace(/(?<!`)`(\$[^`\n]+\$)`(?!`)/g, "$1")

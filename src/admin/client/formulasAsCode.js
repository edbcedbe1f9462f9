/** Code, in which a dollar sign begins no formula. */
const code = /(```[\s\S]*?```|`[^`\n]*`)/

const onLines = /^([ \t]*)\$\$[ \t]*\n?((?:(?!\n[ \t]*\n)[\s\S])+?)\n?[ \t]*\$\$[ \t]*$/gm

/** The inline formulas of a text, as `src/content/typeset/formulaTokens.ts` has them. */
export const inlineFormulas = /(?<![\p{L}\p{N}\\$])(\$\$?)(?![\s$])((?:\\[^\n]|[^\\$\n])+?)(?<!\s)\1(?![\d$])/gu

/**
 * Markdown with its formulas as code, which the rich text editor does not change: elsewhere it removes backslashes and
 * turns underscores into italics.
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
 * The reverse: Markdown with formulas in place of code that looks like one.
 * @param {string} markdown
 */
export const codeAsFormulas = (markdown) =>
  markdown
    .replace(/^([ \t]*)```math\n([\s\S]*?)\n[ \t]*```[ \t]*$/gm, "$1$$$$\n$2\n$1$$$$")
    .replace(/(?<!`)`(\$[^`\n]+\$)`(?!`)/g, "$1")

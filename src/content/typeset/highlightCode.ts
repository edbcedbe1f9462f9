import highlighter from "highlight.js/lib/core"
import { escapeHtml } from "../../seo/escapeHtml"
import { type CodeLanguage, codeLanguages } from "./codeLanguages"

// highlight.js expects names in lower case.
for (const { label, grammar } of Object.values(codeLanguages))
  if (grammar) highlighter.registerLanguage(label.toLowerCase(), grammar)

/** Code as HTML with the classes of highlight.js; plain if it does not know the language. */
export const highlightCode = (code: string, { label, grammar }: CodeLanguage) =>
  grammar ? highlighter.highlight(code, { language: label }).value : escapeHtml(code)

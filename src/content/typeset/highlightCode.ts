import highlighter from "highlight.js/lib/core"
import { escapeHtml } from "../../seo/escapeHtml"
import { type CodeLanguage, codeLanguages } from "./codeLanguages"

// highlight.js looks names up in small letters.
for (const { label, grammar } of Object.values(codeLanguages))
  if (grammar) highlighter.registerLanguage(label.toLowerCase(), grammar)

/** A piece of code as HTML whose words carry highlight.js's classes; plain where it knows nothing of the language. */
export const highlightCode = (code: string, { label, grammar }: CodeLanguage) =>
  grammar ? highlighter.highlight(code, { language: label }).value : escapeHtml(code)
